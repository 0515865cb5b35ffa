import type { Letters } from '../letter.ts';

const byRequest = (brand: string) =>
  `Recibes este correo porque enviaste una solicitud en ${brand}.`;

/** What customers are notified of. */
export const customerLetters: Pick<
  Letters,
  | 'leadAccepted'
  | 'leadReplaced'
  | 'leadSteppedBack'
  | 'directEnded'
  | 'nobodyYet'
  | 'foundAgain'
  | 'completionReported'
  | 'completedBySilence'
  | 'requestCancelled'
  | 'requestReopened'
  | 'reviewAsked'
  | 'reviewAnswered'
> = {
  leadAccepted: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} aceptó tu solicitud`,
    preview: 'Ya pueden ponerse de acuerdo en los detalles.',
    heading: `${professional} dijo que sí`,
    paragraphs: [
      `Buenas noticias sobre tu solicitud (${profession}): ${professional} la aceptó.`,
      'Pónganse de acuerdo en la conversación: cuándo, cuánto y qué hay que preparar.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Abrir la conversación', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} aceptó tu solicitud. Conversen aquí: ${url}`,
  }),
  leadReplaced: ({ brand, profession, professional, because, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} no puede tomarla`,
        text: `${professional} no puede tomar tu solicitud (${profession}). La búsqueda continúa sola.`,
      },
      expired: {
        subject: `${professional} no respondió a tiempo`,
        text: `${professional} no respondió a tiempo a tu solicitud (${profession}). La búsqueda continúa sola.`,
      },
      team: {
        subject: `Contactamos a alguien más en lugar de ${professional}`,
        text: `Nuestro equipo le dio a otra persona el lugar de ${professional} en tu solicitud (${profession}).`,
      },
    }[because];
    return {
      subject,
      preview: 'La búsqueda continúa sola. No tienes que hacer nada.',
      heading: 'La búsqueda continúa',
      paragraphs: [text],
      button: { label: 'Ver mi solicitud', url },
      why: byRequest(brand),
      sms: `${brand}: ${text} ${url}`,
    };
  },
  leadSteppedBack: ({ brand, profession, professional, note, url }) => ({
    subject: `${professional} ya no puede hacerlo`,
    preview: note
      ? `“${note}” Ya estamos buscando a alguien más para ti.`
      : 'Ya estamos buscando a alguien más para ti.',
    heading: `${professional} ya no puede hacerlo`,
    paragraphs: [
      `${professional} había aceptado tu solicitud (${profession}), pero al final no podrá encargarse. Lo sentimos.`,
      'Ya estamos buscando a alguien más y te escribimos en cuanto alguien diga que sí.',
    ],
    ...(note ? { quote: note } : {}),
    button: { label: 'Ver mi solicitud', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} ya no puede hacerlo. Ya estamos buscando a alguien más. ${url}`,
  }),
  directEnded: ({ brand, profession, professional, because, note, url }) => {
    const { subject, text } = {
      denied: {
        subject: `${professional} no puede tomarlo`,
        text: `${professional} no puede tomar tu solicitud (${profession}).`,
      },
      expired: {
        subject: `${professional} no respondió a tiempo`,
        text: `${professional} no respondió a tiempo a tu solicitud (${profession}).`,
      },
      ended: {
        subject: `${professional} ya no está disponible`,
        text: `${professional} ya no está disponible para tu solicitud (${profession}).`,
      },
    }[because];
    return {
      subject,
      preview: 'No se contactó a nadie más. Puedes preguntar a otros con un toque.',
      heading: subject,
      paragraphs: [
        text,
        'No se contactó a nadie más. Tu solicitud está lista: con un toque llega a otros dos profesionales cerca de ti.',
      ],
      ...(note ? { quote: note } : {}),
      button: { label: 'Preguntar a otros', url },
      why: byRequest(brand),
      sms: `${brand}: ${text} No se contactó a nadie más. Pregunta a otros aquí: ${url}`,
    };
  },
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
    why: byRequest(brand),
    sms: `${brand}: todavía nadie está libre para tu solicitud. Seguimos buscando y te avisamos. ${url}`,
  }),
  foundAgain: ({ brand, profession, area, url }) => ({
    subject: `Encontramos a quién contactar: ${profession}, ${area}`,
    preview: 'Acabamos de contactar a un profesional. Sigue su respuesta en vivo.',
    heading: 'Se acabó la espera',
    paragraphs: [
      `Alguien quedó disponible para tu solicitud (${profession}, ${area}) y acabamos de contactarlo.`,
      'Puedes seguir su respuesta en vivo. Te escribimos en cuanto diga que sí.',
    ],
    button: { label: 'Seguir mi solicitud', url },
    why: byRequest(brand),
    sms: `${brand}: contactamos a un profesional para tu solicitud. Síguela aquí: ${url}`,
  }),
  completionReported: ({ brand, profession, professional, days, url }) => ({
    subject: `${professional} dice que el trabajo está terminado`,
    preview: `¿Es así? Confírmalo en los próximos ${days} días o di qué falta.`,
    heading: '¿El trabajo está terminado?',
    paragraphs: [
      `${professional} marcó tu solicitud (${profession}) como terminada.`,
      `Confírmalo o di qué falta. Si no sabemos nada de ti, se dará por terminada en ${days} días.`,
    ],
    button: { label: 'Confirmar u objetar', url },
    why: byRequest(brand),
    sms: `${brand}: ${professional} dice que el trabajo está terminado. Confirma u objeta en ${days} días: ${url}`,
  }),
  completedBySilence: ({ brand, profession, professional, days, url }) => ({
    subject: `Solicitud terminada: ${profession}`,
    preview: `${professional} la marcó como terminada hace ${days} días y no hubo objeciones.`,
    heading: 'Tu solicitud está terminada',
    paragraphs: [
      `${professional} marcó tu solicitud (${profession}) como terminada hace ${days} días. Como no hubo objeciones, se da por terminada.`,
      'Si quieres, cuenta en una reseña cómo te fue. Le ayuda a elegir a la próxima persona.',
    ],
    button: { label: 'Ver mi solicitud', url },
    why: byRequest(brand),
    sms: `${brand}: tu solicitud (${profession}) se da por terminada. ¿Cómo te fue? ${url}`,
  }),
  requestCancelled: ({ brand, profession, area, isDeleted, url }) => ({
    subject: `Nuestro equipo canceló tu solicitud: ${profession}, ${area}`,
    preview: 'Se cerró para todas las personas que la habían recibido.',
    heading: 'Tu solicitud se canceló',
    paragraphs: [
      isDeleted
        ? `Nuestro equipo canceló tu solicitud (${profession}, ${area}) y eliminó todo lo relacionado con ella.`
        : `Nuestro equipo canceló tu solicitud (${profession}, ${area}).`,
      'Se cerró para todas las personas que la habían recibido. Si todavía necesitas a alguien, puedes enviar una solicitud nueva cuando quieras.',
    ],
    button: { label: isDeleted ? 'Ver mis solicitudes' : 'Ver mi solicitud', url },
    why: byRequest(brand),
    sms: `${brand}: nuestro equipo canceló tu solicitud (${profession}). Puedes enviar una nueva cuando quieras: ${url}`,
  }),
  requestReopened: ({ brand, profession, was, url }) => {
    const text = {
      cancelled: `Nuestro equipo abrió de nuevo tu solicitud (${profession}). Estamos contactando a profesionales que aún no la han recibido.`,
      completed: `Nuestro equipo abrió de nuevo tu solicitud (${profession}): el trabajo ya no cuenta como terminado.`,
    }[was];
    return {
      subject: `Tu solicitud está abierta de nuevo: ${profession}`,
      preview: text,
      heading: 'Tu solicitud está abierta de nuevo',
      paragraphs: [
        text,
        was === 'cancelled'
          ? 'Puedes ver en vivo cómo responden. Si ya no necesitas a nadie, ahí mismo puedes cancelarla.'
          : 'Pónganse de acuerdo en la conversación sobre lo que falta y confírmalo cuando esté listo.',
      ],
      button: { label: 'Ver mi solicitud', url },
      why: byRequest(brand),
      sms: `${brand}: nuestro equipo abrió de nuevo tu solicitud (${profession}). Síguela aquí: ${url}`,
    };
  },
  reviewAsked: ({ brand, profession, professional, url }) => ({
    subject: `¿Cómo te fue con ${professional}?`,
    preview: 'Con dos frases basta, y le ayudan a elegir a la próxima persona.',
    heading: `¿Cómo te fue con ${professional}?`,
    paragraphs: [
      `Tu solicitud (${profession}) está terminada. ¿Te gustó el trabajo?`,
      'Con una calificación y dos frases basta. Le ayudan a elegir a la próxima persona, y a los buenos profesionales a darse a conocer.',
    ],
    button: { label: 'Escribir una reseña', url },
    after: ['Lo preguntamos una sola vez por trabajo.'],
    why: byRequest(brand),
    sms: `${brand}: ¿cómo te fue con ${professional}? Cuéntalo en dos frases: ${url}`,
  }),
  reviewAnswered: ({ brand, profession, professional, words, url }) => ({
    subject: `${professional} respondió a tu reseña`,
    preview: `Sobre tu solicitud “${profession}”.`,
    heading: `${professional} respondió a tu reseña`,
    paragraphs: [
      `${professional} leyó tu reseña sobre la solicitud “${profession}” y la respondió.`,
    ],
    ...(words ? { quote: words } : {}),
    button: { label: 'Leer la respuesta', url },
    why: `Recibes este correo porque escribiste una reseña en ${brand}.`,
    sms: `${brand}: ${professional} respondió a tu reseña. Léela aquí: ${url}`,
  }),
};
