import type { Letters } from '../letter.ts';

export const letters: Letters = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} es tu código de ${brand}`,
    preview: `Sirve durante ${minutes} minutos, en el navegador donde lo pediste.`,
    heading: {
      'sign-in': 'Tu código para entrar',
      reset: 'Tu código para una nueva contraseña',
      contact: 'Tu código para esta dirección',
    }[purpose],
    paragraphs: [`Escribe este código en ${brand} para continuar:`],
    code,
    after: [
      `Sirve una sola vez, durante ${minutes} minutos, y solo en el navegador donde lo pediste.`,
      `Nadie de ${brand} te lo va a pedir. Si no pediste un código, ignora este correo.`,
    ],
    why: `Recibes este correo porque alguien escribió tu dirección en ${brand}.`,
    sms: `${code} es tu código de ${brand}. Sirve durante ${minutes} minutos. No lo compartas.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    const changed = {
      password: 'la contraseña',
      email: 'el correo',
      phone: 'el número de teléfono',
    }[what];
    return {
      subject: `Se cambió ${changed} de tu cuenta de ${brand}`,
      preview: 'Si fuiste tú, no tienes que hacer nada.',
      heading: `Se cambió ${changed} de tu cuenta`,
      paragraphs: [
        `Acaba de cambiarse ${changed} de tu cuenta de ${brand}, y se cerró la sesión en todos los demás navegadores.`,
        'Si fuiste tú, no tienes que hacer nada.',
      ],
      button: { label: 'No fui yo', url },
      after: [
        'Entra con un código, elige una nueva contraseña y cierra las sesiones que no reconozcas.',
      ],
      why: `Recibes este correo porque tu dirección pertenece a una cuenta de ${brand}.`,
      sms: `${brand}: se cambió ${changed} de tu cuenta. ¿No fuiste tú? Entra aquí: ${url}`,
    };
  },
  newLead: ({ brand, profession, area, urgency, isUrgent, description, url }) => ({
    subject: `${isUrgent ? 'Solicitud urgente' : 'Nueva solicitud'}: ${profession}, ${area}`,
    preview: description,
    heading: 'Alguien cerca de ti te necesita',
    paragraphs: ['Una persona busca a un profesional como tú. Esto es lo que necesita:'],
    facts: [
      { label: 'Profesión', value: profession },
      { label: 'Zona', value: area },
      { label: 'Cuándo', value: urgency },
    ],
    quote: description,
    button: { label: 'Ver la solicitud y responder', url },
    after: ['Verás el nombre, la dirección y el contacto de la persona en cuanto aceptes.'],
    why: `Recibes este correo porque ofreces tus servicios en ${brand}.`,
    sms: `${brand}: nueva solicitud, ${profession}, ${area}. ${urgency}. Responde aquí: ${url}`,
  }),
  leadAccepted: ({ brand, profession, professional, url }) => ({
    subject: `${professional} aceptó tu solicitud`,
    preview: 'Ya pueden ponerse de acuerdo en los detalles.',
    heading: `${professional} dijo que sí`,
    paragraphs: [
      `Buenas noticias sobre tu solicitud (${profession}): ${professional} la aceptó.`,
      'Pónganse de acuerdo en la conversación: cuándo, cuánto y qué hay que preparar.',
    ],
    button: { label: 'Abrir la conversación', url },
    why: `Recibes este correo porque enviaste una solicitud en ${brand}.`,
    sms: `${brand}: ${professional} aceptó tu solicitud. Conversen aquí: ${url}`,
  }),
  nobodyYet: ({ brand, profession, area, url }) => ({
    subject: `Seguimos buscando para ti: ${profession}, ${area}`,
    preview: 'La búsqueda continúa sola; te escribimos en cuanto alguien responda.',
    heading: 'Seguimos buscando',
    paragraphs: [
      `Por ahora nadie está libre para tu solicitud (${profession}, ${area}).`,
      'La búsqueda continúa sola: en cuanto un profesional esté disponible, lo contactamos. ' +
        'No tienes que hacer nada más.',
    ],
    button: { label: 'Ver mi solicitud', url },
    why: `Recibes este correo porque enviaste una solicitud en ${brand}.`,
    sms: `${brand}: todavía nadie está libre para tu solicitud. Seguimos buscando y te avisamos. ${url}`,
  }),
  requestFilled: ({ brand, profession, area, url }) => ({
    subject: `Ya la tomó alguien: ${profession}, ${area}`,
    preview: 'Alguien respondió antes; ya no hace falta que contestes.',
    heading: 'Esta solicitud ya tiene profesional',
    paragraphs: [
      `Otra persona tomó primero la solicitud “${profession}, ${area}”, así que ya no hace falta que contestes.`,
      'Esto no cambia tu tasa de aceptación ni las solicitudes que te quedan este mes.',
    ],
    button: { label: 'Ver mis solicitudes', url },
    why: `Recibes este correo porque te habíamos enviado esta solicitud en ${brand}.`,
    sms: `${brand}: otra persona tomó la solicitud ${profession}, ${area}. Ya no hace falta que contestes.`,
  }),
  unreadMessage: ({ brand, profession, from, url }) => ({
    subject: `${from} te escribió`,
    preview: 'Esperan tu respuesta en la conversación.',
    heading: 'Tienes un mensaje sin leer',
    paragraphs: [`${from} te escribió sobre la solicitud “${profession}”.`],
    button: { label: 'Leer y responder', url },
    after: ['Aunque haya varios mensajes sin leer, recibes un solo correo por conversación.'],
    why: `Recibes este correo porque tienes una conversación en ${brand}.`,
    sms: `${brand}: ${from} te escribió. Lee y responde: ${url}`,
  }),
};
