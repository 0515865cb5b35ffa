import type { AdminRole } from '#contract/admin/roles.ts';
import type { Letters } from '../letter.ts';

const ROLE_WORDS: Readonly<Record<AdminRole, string>> = {
  owner: 'propietario: puedes hacerlo todo, invitar a otras personas y cambiar sus roles',
  moderator: 'moderación: te ocupas de los reportes, las reseñas y las personas',
  support: 'soporte: ayudas a la gente con sus solicitudes y cuentas',
  readOnly: 'solo lectura: ves el panel y no cambias nada',
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
