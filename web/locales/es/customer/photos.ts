import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/photos.ts';

export const texts: Texts<typeof en> = {
  title: 'Fotos de tu solicitud',
  add: 'Agregar fotos',
  more: 'Agregar',
  hint: 'Hasta {most}. Una foto suele decir más que las palabras.',
  count: '{count} de {most}',
  kept: 'Se quedan en este dispositivo hasta que confirmes quién eres; después van con tu solicitud.',
  drop: 'Suelta tus fotos aquí',
  uploading: 'Enviando {name}',
  remove: 'Quitar {name}',
  again: 'Reintentar {name}',
  trouble: {
    tooLarge: '{name} es demasiado grande: como máximo {megabytes} MB.',
    notAPicture: '{name} no es una imagen que se pueda leer aquí. JPEG, PNG y WebP sí.',
    tooMany: '{name} quedó fuera: como máximo {most} fotos.',
  },
};
