import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/work-photos.ts';

export const texts: Texts<typeof en> = {
  title: 'Fotos de tus trabajos',
  count: '{count} de {most}',
  add: 'Agregar fotos',
  photo: 'Foto {place} de tus trabajos',
  caption: 'Qué muestra la foto {place}',
  captionExample: '¿Qué se ve?',
  forward: 'Adelantar la foto {place}',
  remove: 'Eliminar la foto {place}',
  uploading: 'Enviando {name}',
  saving: 'Guardando…',
  failed: 'No se pudieron guardar tus fotos',
  again: 'Reintentar',
  leaveOut: 'Dejarla fuera',
  problem: {
    type: '{name} no es una foto. Se aceptan JPEG, PNG y WebP.',
    size: '{name} es demasiado grande.',
    unreadable: '{name} no se puede leer.',
    often: 'Demasiadas fotos a la vez. Espera un poco.',
    connection: '{name} no llegó.',
  },
  portrait: {
    title: 'Tu foto de perfil',
    hint: 'Tu cara o tu logo, junto a tu nombre donde te vean los clientes.',
    add: 'Agregar una imagen',
    change: 'Cambiarla',
    remove: 'Quitarla',
    failed: 'No se pudo guardar tu imagen',
  },
};
