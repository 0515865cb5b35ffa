import type { AdminRole } from '#contract/admin/roles.ts';
import type { Letters } from '../letter.ts';

const ROLE_WORDS: Readonly<Record<AdminRole, string>> = {
  owner: 'propietario. Puedes hacerlo todo, invitar a otras personas y cambiar sus roles',
  moderator: 'moderación. Te ocupas de los reportes, las reseñas y las personas',
  support: 'soporte. Ayudas a la gente con sus solicitudes y cuentas',
  readOnly: 'solo lectura. Ves el panel y no cambias nada',
};

/** To somebody who is to help run the site. */
export const teamInvitation: Letters['teamInvitation'] = ({ brand, role, hours, url }) => ({
  subject: `Te invitan a ayudar a operar ${brand}`,
  preview: `Elige una contraseña y listo. El enlace funciona durante ${hours} horas.`,
  heading: `Ayuda a operar ${brand}`,
  paragraphs: [
    `Alguien que opera ${brand} te invita. Tu rol sería: ${ROLE_WORDS[role]}.`,
    `Elige un nombre y una contraseña para aceptar. El enlace funciona una sola vez, durante ${hours} horas.`,
  ],
  button: { label: 'Aceptar la invitación', url },
  why: `Recibes este correo porque un propietario de ${brand} escribió tu dirección. Si no esperabas nada, ignóralo: nada ocurre sin tu contraseña.`,
  sms: `${brand}: te invitan a ayudar a operar el sitio. Acepta aquí: ${url}`,
});

/** To one of the operator's people whose role changed, or who was removed. */
export const teamChange: Letters['teamChange'] = ({ brand, role, url }) =>
  role === null
    ? {
        subject: `Ya no ayudas a operar ${brand}`,
        preview: 'Tu acceso al panel terminó.',
        heading: 'Tu acceso terminó',
        paragraphs: [
          `Un propietario de ${brand} te quitó del equipo que opera el sitio. Tus sesiones terminaron.`,
        ],
        button: { label: `Abrir ${brand}`, url },
        why: `Recibes este correo porque ayudabas a operar ${brand}.`,
        sms: `${brand}: tu acceso al panel terminó. ${url}`,
      }
    : {
        subject: `Tu rol en ${brand} cambió`,
        preview: 'Vale desde ahora.',
        heading: 'Tu rol cambió',
        paragraphs: [`Un propietario de ${brand} cambió tu rol. Ahora es: ${ROLE_WORDS[role]}.`],
        button: { label: 'Abrir el panel', url },
        why: `Recibes este correo porque ayudas a operar ${brand}.`,
        sms: `${brand}: tu rol en el panel cambió. ${url}`,
      };

/** To somebody who is to work for a professional. */
export const memberInvitation: Letters['memberInvitation'] = ({ brand, business, days, url }) => ({
  subject: `${business} te invita a su equipo`,
  preview: `Vean y respondan solicitudes juntos en ${brand}. El enlace funciona durante ${days} días.`,
  heading: `Únete al equipo de ${business}`,
  paragraphs: [
    `${business} usa ${brand} y quiere que formes parte de su equipo: verás sus solicitudes, podrás responderlas, escribir a sus clientes y acordar citas, con tu propio acceso.`,
    `Inicia sesión o abre una cuenta para aceptar. El enlace funciona una sola vez, durante ${days} días.`,
  ],
  button: { label: 'Ver la invitación', url },
  why: `Recibes este correo porque ${business} ingresó tu dirección. Si no esperabas nada, ignóralo: no pasa nada si no aceptas.`,
  sms: `${brand}: ${business} te invita a su equipo. Acepta aquí: ${url}`,
});

/** To the owner of a team, or whoever has a lead now. */
export const leadAssigned: Letters['leadAssigned'] = ({
  brand,
  profession,
  area,
  to,
  by,
  isYours,
  url,
}) => {
  const done = isYours
    ? `${by} te asignó esta solicitud`
    : to === null
      ? `${by} devolvió esta solicitud: nadie la tiene`
      : `${to} tiene esta solicitud`;
  return {
    subject: isYours
      ? `Una solicitud es tuya: ${profession}, ${area}`
      : `${done} (${profession}, ${area})`,
    preview: `${done}.`,
    heading: isYours ? 'Esta solicitud es tuya' : 'Quién tiene esta solicitud',
    paragraphs: [
      isYours
        ? `${by} te asignó una solicitud: ${profession}, ${area}. Desde ahora te avisaremos de lo que pase con ella.`
        : `${done}. Se trata de: ${profession}, ${area}.`,
    ],
    button: { label: 'Abrir la solicitud', url },
    why: `Recibes este correo porque trabajas en un equipo en ${brand}.`,
    sms: `${brand}: ${done} (${profession}, ${area}). ${url}`,
  };
};
