import type { Letters, ReplyHints, ReplyProblem } from '../letter.ts';

export const replyHints: ReplyHints = {
  lead: 'También puedes responder a este correo: “sí” acepta la solicitud, “no” la rechaza.',
  person: (name) => `Responde a este correo para contestarle a ${name}.`,
};

const problems: Record<ReplyProblem, { subject: string; text: string }> = {
  closed: {
    subject: 'Tu respuesta llegó cuando la conversación ya había terminado',
    text: 'La conversación está cerrada, así que tu correo no se entregó.',
  },
  answered: {
    subject: 'Esta solicitud ya no espera respuesta',
    text: 'La solicitud ya tiene respuesta o ya no está abierta, así que tu correo no cambió nada.',
  },
  gone: {
    subject: 'Esta dirección de respuesta ya no funciona',
    text: 'La dirección a la que respondiste fue desactivada, así que tu correo no se entregó.',
  },
  empty: {
    subject: 'No encontramos nada escrito en tu respuesta',
    text: 'Aparte del correo citado no encontramos nada tuyo, así que no se entregó nada.',
  },
  too_long: {
    subject: 'Tu respuesta era demasiado larga',
    text: 'Un mensaje tiene como máximo 4,000 caracteres. El tuyo es más largo y no se entregó.',
  },
  too_many: {
    subject: 'Fueron muchas respuestas en poco tiempo',
    text: 'Enviaste muchos mensajes en poco tiempo, así que el último no se entregó.',
  },
  files: {
    subject: 'Algunos archivos de tu respuesta no se entregaron',
    text: 'Se pueden enviar hasta 10 fotos (JPEG, PNG, WebP o GIF) o PDF de 10 MB como máximo cada uno. Los demás archivos de tu correo quedaron fuera.',
  },
  not_delivered: {
    subject: 'Tu respuesta no se entregó',
    text: 'Tu mensaje no se puede entregar en esta conversación, así que no se entregó.',
  },
};

/** Answers to replies by mail. */
export const replyLetters: Pick<Letters, 'replyUnclear' | 'replyUnused'> = {
  replyUnclear: ({ brand, profession, url }) => ({
    subject: `¿Es un sí o un no? (${profession})`,
    preview: 'Responde con una palabra: “sí” acepta la solicitud, “no” la rechaza.',
    heading: '¿Es un sí o un no?',
    paragraphs: [
      `Gracias por tu respuesta sobre la solicitud “${profession}”. No entendimos si la aceptas, así que todavía no cambió nada.`,
      'Responde con una palabra: “sí” acepta la solicitud, “no” la rechaza. Cuando la hayas aceptado, podrán escribirse.',
    ],
    button: { label: 'Ver la solicitud', url },
    why: `Recibes este correo porque respondiste a uno de los nuestros en ${brand}.`,
    sms: `${brand}: ¿Es un sí o un no? Mira la solicitud: ${url}`,
  }),
  replyUnused: ({ brand, because, url }) => ({
    subject: problems[because].subject,
    preview: problems[because].text,
    heading: problems[because].subject,
    paragraphs: [problems[because].text],
    button: { label: `Abrir ${brand}`, url },
    why: `Recibes este correo porque respondiste a uno de los nuestros en ${brand}.`,
    sms: `${brand}: ${problems[because].subject}. ${url}`,
  }),
};
