import type { ReplyTexts } from './reply-texts.ts';

export const es: ReplyTexts = {
  accepted: ({ job, customer, mark, url }) =>
    `Aceptaste: ${job}. Para escribirle a ${customer}, ${mark ? `empieza con “${mark}:”` : 'solo responde'}. Dirección y contacto: ${url}`,
  declined: ({ job }) => `Rechazaste: ${job}. No tienes que hacer nada más.`,
  refused: {
    request_filled: ({ job }) =>
      `Llegaste tarde: otro profesional ya tomó esta solicitud (${job}).`,
    request_closed: ({ job }) =>
      `Esta solicitud está cerrada: ${job}. No tienes que hacer nada más.`,
    lead_closed: ({ job }) => `Esta solicitud ya no espera tu respuesta: ${job}.`,
    lead_taken: ({ job }) => `Alguien de tu equipo fue más rápido: ${job}.`,
    lead_already_answered: ({ job }) => `Ya habías respondido esta solicitud: ${job}.`,
    not_delivered: ({ job }) => `Tu mensaje no se entregó: la conversación (${job}) está cerrada.`,
    too_many: ({ job }) =>
      `Tu mensaje (${job}) no se entregó: fueron demasiados en poco tiempo. Inténtalo más tarde.`,
  },
  ended: ({ job, url }) =>
    `Esta solicitud ya no está abierta: ${job}. Tu mensaje no se entregó. Mira ${url}`,
  askOne: ({ job, mark = '' }) =>
    `Perdón, ¿es un sí o un no? ${job}: responde ${mark}1 para aceptar, ${mark}2 para rechazar. En cuanto aceptes, puedes escribirle a la persona.`,
  askSeveral: ({ jobs, more, url }) =>
    [
      '¿De cuál hablas?',
      ...jobs.map(({ mark, job, other }) =>
        other === null
          ? `${mark}: ${job} (${mark}1 = aceptar, ${mark}2 = rechazar)`
          : `${mark}: ${job}, ${other} (empieza con “${mark}:”)`,
      ),
      ...(more > 0 ? [`Y ${more} más: ${url}`] : []),
    ].join('\n'),
  nothing: ({ brand, url }) =>
    `${brand}: no hay nada abierto que puedas responder por mensaje de texto. Todo está aquí: ${url}`,
  picturesLost: ({ lost }) =>
    lost === 1
      ? 'Una foto no llegó: no se pudo leer.'
      : `${lost} fotos no llegaron: no se pudieron leer.`,
  stopped: ({ brand }) =>
    `${brand}: ya no recibirás mensajes de texto nuestros, salvo los códigos que pidas. Responde INICIO para recibirlos otra vez.`,
  resumed: ({ brand }) =>
    `${brand}: recibes nuestros mensajes de texto otra vez. Responde ALTO para dejar de recibirlos.`,
  help: ({ brand, url, contact }) =>
    `${brand} encuentra profesionales cerca de ti. Para escribirnos: ${contact}. Para elegir qué mensajes recibes: ${url}. Responde ALTO para dejar de recibirlos. Tu operador puede cobrarlos.`,
  stranger: ({ brand, url }) =>
    `${brand}: no conocemos este teléfono, así que no podemos atender tu mensaje. Usa el enlace que te enviamos o agrega este teléfono a tu cuenta: ${url}. Responde ALTO para no recibir más mensajes.`,
};
