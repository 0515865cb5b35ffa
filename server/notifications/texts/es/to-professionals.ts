import type { Letters } from '../letter.ts';

const closings = {
  filled: {
    subject: 'Ya la tomó alguien',
    heading: 'Esta solicitud ya tiene profesional',
    text: 'Otra persona la tomó primero, así que ya no hace falta que respondas.',
    after: 'Esto no cambia tu tasa de aceptación ni las solicitudes que te quedan este mes.',
  },
  hired_other: {
    subject: 'Esta vez no',
    heading: 'La persona eligió a alguien más',
    text: 'La persona comparó a quienes dijeron que sí y contrató a otro profesional. Gracias por estar ahí.',
    after: 'Tu sí cuenta igual: mantiene alta tu tasa de aceptación.',
  },
  cancelled: {
    subject: 'Cancelada',
    heading: 'La persona ya no lo necesita',
    text: 'La persona canceló su solicitud. No tienes que hacer nada más.',
    after: 'Esto no baja tu tasa de aceptación.',
  },
  released: {
    subject: 'Esta vez no',
    heading: 'La persona sigue buscando',
    text: 'La persona pidió otro profesional. Muchas veces es solo que las fechas no coinciden.',
    after: 'Esto no baja tu tasa de aceptación.',
  },
  cancelled_by_team: {
    subject: 'Cancelada',
    heading: 'Nuestro equipo canceló esta solicitud',
    text: 'Nuestro equipo la canceló. No tienes que hacer nada más.',
    after: 'No tiene que ver contigo y no baja tu tasa de aceptación.',
  },
  replaced: {
    subject: 'Pasó a otra persona',
    heading: 'Nuestro equipo le pasó esta solicitud a otra persona',
    text: 'Nuestro equipo se la pasó a otro profesional, así que no tienes que hacer nada más. Gracias por estar ahí.',
    after: 'Esto no baja tu tasa de aceptación.',
  },
  no_longer_open: {
    subject: 'Cerrada',
    heading: 'Esta solicitud está cerrada',
    text: 'Ya no está abierta. No tienes que hacer nada más.',
    after: 'Esto no baja tu tasa de aceptación.',
  },
};

const bySubscription = (brand: string) =>
  `Recibes este correo porque ofreces tus servicios en ${brand}.`;
const byAcceptance = (brand: string) =>
  `Recibes este correo porque aceptaste esta solicitud en ${brand}.`;

/** What professionals are notified of. */
export const professionalLetters: Pick<
  Letters,
  | 'newLead'
  | 'leadReminder'
  | 'leadClosed'
  | 'leadHired'
  | 'jobConfirmed'
  | 'jobObjected'
  | 'jobReopened'
  | 'newReview'
> = {
  newLead: ({ brand, profession, area, urgency, isUrgent, description, byName, url, ...left }) => ({
    subject: `${isUrgent ? 'Solicitud urgente' : 'Nueva solicitud'}: ${profession}, ${area}`,
    preview: description,
    heading: byName ? 'Alguien te eligió a ti' : 'Alguien cerca de ti te necesita',
    paragraphs: [
      byName
        ? 'Una persona te eligió. Esto es lo que necesita:'
        : 'Una persona busca a un profesional como tú. Esto es lo que necesita:',
    ],
    facts: [
      { label: 'Profesión', value: profession },
      { label: 'Zona', value: area },
      { label: 'Cuándo', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, left.minutesLeft),
    quote: description,
    ...ways(left.answerUrl, url),
    after: [
      'Verás el nombre, la dirección y el contacto de la persona en cuanto aceptes.',
      ...(left.answerUrl ? [forYouAlone] : []),
    ],
    why: bySubscription(brand),
    sms: `${brand}: nueva solicitud, ${profession}, ${area}. ${urgency}. Responde aquí: ${left.answerUrl ?? url}`,
  }),
  leadReminder: ({ brand, profession, area, urgency, minutesLeft, url, ...left }) => ({
    subject: `Todavía te esperan: ${profession}, ${area}`,
    preview: `Tiempo para responder: ${timeLeft(minutesLeft)}.`,
    heading: 'Una solicitud espera tu respuesta',
    paragraphs: [
      `Todavía no has visto esta solicitud. Tienes ${timeLeft(minutesLeft)} más; después pasa al siguiente profesional.`,
    ],
    facts: [
      { label: 'Profesión', value: profession },
      { label: 'Zona', value: area },
      { label: 'Cuándo', value: urgency },
      ...until(left.answerBy),
    ],
    figures: figures(left.distance, minutesLeft),
    ...ways(left.answerUrl, url),
    after: left.answerUrl ? [forYouAlone] : [],
    why: bySubscription(brand),
    sms: `${brand}: te espera una solicitud, ${profession}, ${area}. Tienes ${timeLeft(minutesLeft)} más: ${left.answerUrl ?? url}`,
  }),
  leadClosed: ({ brand, profession, area, because, note, url }) => {
    const { subject, heading, text, after } = closings[because];
    return {
      subject: `${subject}: ${profession}, ${area}`,
      preview: note ? `${text} “${note}”` : text,
      heading,
      paragraphs: [`Se trata de la solicitud “${profession}, ${area}”.`, text],
      ...(note ? { quote: note } : {}),
      button: { label: 'Ver mis solicitudes', url },
      after: [after],
      why: `Recibes este correo porque te habíamos enviado esta solicitud en ${brand}.`,
      sms: `${brand}: ${profession}, ${area}. ${text}`,
    };
  },
  leadHired: ({ brand, profession, customer, url }) => ({
    subject: `${customer} te contrató`,
    preview: `El trabajo es tuyo: ${profession}. Acuerden los últimos detalles en la conversación.`,
    heading: 'El trabajo es tuyo',
    paragraphs: [
      `${customer} comparó y te eligió para la solicitud “${profession}”. ¡Felicitaciones!`,
      'Acuerden los últimos detalles en la conversación. Cuando termines, márcalo en la solicitud y la persona lo confirmará.',
    ],
    button: { label: 'Abrir la solicitud', url },
    why: byAcceptance(brand),
    sms: `${brand}: ${customer} te contrató (${profession}). Acuerden los detalles aquí: ${url}`,
  }),
  jobConfirmed: ({ brand, profession, customer, bySilence, url }) => ({
    subject: bySilence
      ? `Trabajo terminado: ${profession}`
      : `${customer} confirmó que el trabajo está terminado`,
    preview: bySilence
      ? 'La persona no puso objeciones, así que el trabajo se da por terminado.'
      : 'El trabajo está terminado. ¡Gracias por hacerlo!',
    heading: 'El trabajo está terminado',
    paragraphs: [
      bySilence
        ? `${customer} no puso objeciones a tiempo, así que la solicitud “${profession}” se da por terminada.`
        : `${customer} confirmó que la solicitud “${profession}” está terminada. ¡Gracias por tu trabajo!`,
      'Ahora la persona puede dejar una reseña. Te avisamos cuando haya una.',
    ],
    button: { label: 'Ver mis solicitudes', url },
    why: byAcceptance(brand),
    sms: `${brand}: el trabajo para ${customer} (${profession}) está terminado. ${url}`,
  }),
  jobObjected: ({ brand, profession, customer, url }) => ({
    subject: `${customer} dice que el trabajo aún no está terminado`,
    preview: 'Conversen sobre lo que falta; mientras tanto la solicitud sigue abierta.',
    heading: 'Todavía falta algo',
    paragraphs: [
      `Marcaste la solicitud “${profession}” como terminada. ${customer} no lo ve así.`,
      'Pregunta en la conversación qué falta. La solicitud sigue abierta y podrás marcarla de nuevo como terminada.',
    ],
    button: { label: 'Abrir la solicitud', url },
    why: byAcceptance(brand),
    sms: `${brand}: ${customer} dice que el trabajo (${profession}) aún no está terminado. Conversen aquí: ${url}`,
  }),
  jobReopened: ({ brand, profession, customer, url }) => ({
    subject: `El trabajo para ${customer} está abierto de nuevo`,
    preview: 'Nuestro equipo lo abrió de nuevo. Conversen sobre lo que falta.',
    heading: 'El trabajo está abierto de nuevo',
    paragraphs: [
      `Nuestro equipo abrió de nuevo la solicitud “${profession}”, que estaba cerrada como terminada.`,
      `Pregúntale a ${customer} en la conversación qué falta y, cuando el trabajo esté listo, avísalo en la solicitud.`,
    ],
    button: { label: 'Abrir la solicitud', url },
    why: byAcceptance(brand),
    sms: `${brand}: nuestro equipo abrió de nuevo el trabajo para ${customer} (${profession}). Conversen aquí: ${url}`,
  }),
  newReview: ({ brand, profession, rating, url }) => ({
    subject: `Una nueva reseña: ${rating} de 5`,
    preview: `Sobre la solicitud “${profession}”. Puedes responderla una vez.`,
    heading: `Te dieron ${rating} de 5`,
    paragraphs: [
      `Alguien escribió una reseña sobre tu trabajo en la solicitud “${profession}”.`,
      'Puedes responderla una vez, y todos podrán leerte. Un simple gracias siempre es una buena respuesta.',
    ],
    button: { label: 'Leer la reseña', url },
    why: bySubscription(brand),
    sms: `${brand}: una nueva reseña de tu trabajo, ${rating} de 5. Léela aquí: ${url}`,
  }),
};

const forYouAlone =
  'El botón es solo para ti: quien tenga este correo puede responder en tu nombre.';

/** The personal link first, where there is one; the one to the dashboard remains. */
function ways(answerUrl: string | null, url: string) {
  if (!answerUrl) return { button: { label: 'Ver la solicitud y responder', url } };
  return {
    button: { label: 'Responder sin iniciar sesión', url: answerUrl },
    links: [{ label: 'Verla en mi panel', url }],
  };
}

/** What decides whether to answer now. */
function figures(distance: string | null, minutes: number | undefined) {
  return [
    ...(distance ? [{ label: 'Distancia', value: distance }] : []),
    ...(minutes ? [{ label: 'Tiempo para responder', value: timeLeft(minutes) }] : []),
  ];
}

function until(moment: string | null) {
  return moment ? [{ label: 'Responder antes de', value: moment }] : [];
}

function timeLeft(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? '1 hora' : `${hours} horas`;
}
