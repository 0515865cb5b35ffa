import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/safety.ts';

export const texts: Texts<typeof en> = {
  block: {
    title: '¿Bloquear a {name}?',
    intro: 'No se le avisa, pero se dará cuenta. Esto es lo que sigue:',
    follows: {
      customer: {
        messages: 'Ninguno de los dos podrá volver a escribirle al otro.',
        job: 'Las solicitudes que tienen en común terminan entre ustedes, y te buscamos a alguien más.',
        never: 'Nunca más se le contactará para ti.',
      },
      professional: {
        messages: 'Ninguno de los dos podrá volver a escribirle al otro.',
        job: 'Las solicitudes que tienen en común terminan para ti, y buscamos a alguien más para el cliente.',
        never: 'Nunca más recibirás una solicitud suya.',
      },
    },
    undo: 'Puedes deshacerlo en tu cuenta.',
    submit: 'Bloquear',
    keep: 'Volver',
    done: 'Bloqueaste a {name}',
    failed: 'No se bloqueó a nadie',
    failedHint: 'Inténtalo de nuevo.',
  },
  report: {
    title: {
      review: 'Reportar esta reseña',
      message: 'Reportar este mensaje',
      person: 'Reportar a {name}',
    },
    intro: 'Lo revisan los responsables del sitio. La persona reportada no sabrá que fuiste tú.',
    reason: '¿Qué está mal?',
    reasons: {
      spam: 'Publicidad o spam',
      abuse: 'Insultos o acoso',
      fraud: 'Fraude o una afirmación falsa',
      safety: 'Alguien podría estar en peligro',
      other: 'Otra cosa',
    },
    comment: 'Lo que ayude a entender',
    optional: 'opcional',
    submit: 'Enviar reporte',
    cancel: 'Volver',
    done: 'Gracias, recibimos tu reporte',
    failed: 'Tu reporte no se envió',
    failedHint: 'Inténtalo de nuevo.',
    danger: 'Si alguien está en peligro ahora, llama primero a los servicios de emergencia.',
  },
  blocked: {
    title: 'Personas bloqueadas',
    none: 'No has bloqueado a nadie.',
    since: 'Bloqueo realizado {when}',
    unblock: 'Desbloquear',
    unblockOf: 'Desbloquear a {name}',
    done: 'Desbloqueaste a {name}',
    doneHint: 'Lo que terminó con el bloqueo no se reanuda.',
    failed: 'No se pudo quitar el bloqueo',
    failedHint: 'Inténtalo de nuevo.',
  },
};
