import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/requests.ts';

export const texts: Texts<typeof en> = {
  sending: 'Enviando tu solicitud',
  sendingHint: 'Buscamos a los mejores profesionales cerca de ti.',
  saved: 'Tu solicitud está guardada',
  results: {
    pageTitle: 'Solicitud enviada',
    title: 'Solicitud enviada con éxito',
    titleAll: 'Tus {count} solicitudes están enviadas',
    contacted:
      '{count, plural, =0 {Todavía no hay nadie disponible} one {Contactamos a # profesional} other {Contactamos a # profesionales}}',
    contactedHint:
      'Te avisaremos en cuanto alguien acepte. Si alguien rechaza, contactamos al siguiente profesional.',
    contactedUntold:
      'Aquí verás en cuanto alguien acepte. Si alguien rechaza, contactamos al siguiente profesional.',
    fewer:
      'Por ahora hay menos de tres cerca de ti. Ya tienen tu solicitud; si alguien rechaza, seguimos buscando.',
    direct: 'Esta persona tiene tu solicitud, y nadie más. Te escribimos en cuanto responda.',
    directOthers: 'Si rechaza o no responde a tiempo, preguntamos a otros dos.',
    directUntold: 'Esta persona tiene tu solicitud, y nadie más. Verás la respuesta aquí.',
    nobody:
      'Tu solicitud quedó guardada. Seguimos buscando y contactaremos a alguien en cuanto haya un profesional disponible cerca. No tienes que hacer nada.',
    placeGuessed: 'No encontramos ese lugar exacto, así que buscamos alrededor de lo más parecido.',
    summary: 'Tu solicitud',
    service: 'Servicio',
    description: 'Detalles',
    location: 'Lugar',
    urgency: 'Cuándo',
    photos: '{count, plural, one {Foto} other {Fotos}}',
    photosLost: 'No se enviaron con tu solicitud: {names}. Puedes mandar fotos en la conversación.',
    notHere: 'Aún no está en {brand}: se le invita con un enlace personal',
    messageSent: 'Mensaje enviado',
    follow: 'Seguir mi solicitud',
    followOne: 'Seguir',
    startNew: 'Nueva solicitud',
  },
  direct: {
    label: 'Solicitud a {name}',
    only: 'Solo a {name}',
    drop: 'Mejor a tres',
    others: 'Y a otros dos si no hay un sí a tiempo',
    sendingHint: 'Tu solicitud va a {name}.',
  },
  toast: {
    success: '¡Listo!',
    successHint: 'Tu solicitud va en camino.',
    error: 'Error',
    errorHint: 'No se pudo enviar tu solicitud. Inténtalo de nuevo.',
  },
};
