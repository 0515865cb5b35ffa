import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/quick-replies.ts';

export const texts: Texts<typeof en> = {
  open: 'Respuestas rápidas',
  list: 'Tus respuestas rápidas',
  none: 'Aún no tienes respuestas rápidas. Escribe una vez lo que más respondes y envíalo con dos toques.',
  loadFailed: 'No se pudieron cargar tus respuestas rápidas.',
  manage: 'Administrar respuestas rápidas',
  title: 'Respuestas rápidas',
  hint: 'Respuestas que tienes listas. Los nombres se completan en cada conversación, y puedes cambiar el texto antes de enviarlo.',
  name: 'Nombre en la lista',
  nameExample: 'Voy en camino',
  nameMissing: 'Ponle un nombre corto.',
  words: 'Mensaje',
  wordsExample: 'Hola, {customer}. Puedo pasar mañana por la mañana. {me}',
  wordsMissing: 'Escribe lo que se va a enviar.',
  insert: 'Insertar:',
  placeholder: {
    customer: 'Nombre del cliente',
    profession: 'Oficio',
    area: 'Lugar',
    me: 'Tu nombre',
  },
  reads: 'Aquí dice:',
  up: 'Subir “{title}”',
  remove: 'Eliminar “{title}”',
  add: 'Agregar una respuesta',
  save: 'Guardar',
  saved: 'Respuestas rápidas guardadas',
  failed: 'No se pudieron guardar tus respuestas rápidas',
};
