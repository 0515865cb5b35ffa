import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/requests.ts';

export const texts: Texts<typeof en> = {
  sending: 'Enviando su solicitud',
  sendingHint: 'Buscamos a los mejores profesionales cerca de usted.',
  results: {
    pageTitle: 'Solicitud enviada',
    title: 'Solicitud enviada con éxito',
    contacted:
      '{count, plural, =0 {Todavía no hay nadie disponible} one {Contactamos a # profesional} other {Contactamos a # profesionales}}',
    contactedHint:
      'Le avisaremos en cuanto alguien acepte. A quien rechace lo reemplaza el siguiente mejor.',
    fewer:
      'Por ahora hay menos de tres cerca de usted. Ya tienen su solicitud; si alguien rechaza, seguimos buscando.',
    nobody:
      'Su solicitud quedó guardada. Seguimos buscando y contactaremos a alguien en cuanto haya un profesional disponible cerca. No tiene que hacer nada.',
    placeGuessed: 'No encontramos ese lugar exacto, así que buscamos alrededor de lo más parecido.',
    summary: 'Su solicitud',
    service: 'Servicio',
    description: 'Detalles',
    location: 'Lugar',
    urgency: 'Cuándo',
    messageSent: 'Mensaje enviado',
    follow: 'Seguir mi solicitud',
    startNew: 'Nueva solicitud',
  },
  toast: {
    success: '¡Listo!',
    successHint: 'Su solicitud va en camino.',
    error: 'Error',
    errorHint: 'No se pudo enviar su solicitud. Inténtelo de nuevo.',
  },
};
