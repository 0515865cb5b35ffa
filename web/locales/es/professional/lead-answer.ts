import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/lead-answer.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Responder a una solicitud',
  intro: 'Una solicitud para ti',
  title: '¿Puedes hacer este trabajo?',
  photos: '{count, plural, one {# foto está en tu panel} other {# fotos están en tu panel}}',
  onceAccepted:
    'En cuanto aceptes, el nombre, la dirección y el contacto del cliente estarán en tu panel, y el cliente verá tu perfil.',
  acceptWithTime: 'Sí, puedo ir a las…',
  addWords: 'Agregar unas palabras',
  timeTitle: '¿Cuándo puedes ir?',
  timeHint: 'Aceptas la solicitud, y le preguntamos al cliente si ese horario le conviene.',
  sendTime: 'Aceptar y proponer este horario',
  back: 'Volver',
  failed: 'Tu respuesta no se envió',
  loadFailed: 'No se pudo cargar la solicitud',
  outcome: {
    accepted: {
      title: 'Aceptaste esta solicitud',
      hint: 'El cliente puede verlo. Su nombre, su dirección y su contacto están en tu panel; desde ahí puedes escribirle.',
    },
    declined: { title: 'Rechazaste esta solicitud', hint: 'Gracias por responder.' },
    expired: {
      title: 'Se acabó el tiempo para responder',
      hint: 'Tu tasa de aceptación no cambia. La próxima solicitud llega por sí sola.',
    },
    filled: {
      title: 'Otros fueron más rápidos esta vez',
      hint: 'Tu tasa de aceptación no cambia. La próxima solicitud llega por sí sola.',
    },
    closed: {
      title: 'Esta solicitud está cerrada',
      hint: 'Ya no espera respuesta. Tu panel dice qué fue de ella.',
    },
  },
  proposed: 'Propusiste: {time}. El cliente todavía no responde.',
  conversation: 'Abrir la solicitud y escribir',
  dashboard: 'Ir a mi panel',
  withoutLink: 'Verla en mi panel',
  invalid: 'Este enlace no funciona',
  invalidHint: 'Quizá se cortó en el camino, o es antiguo. Tus solicitudes están en tu panel.',
};
