import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-languages.ts';

export const texts: Texts<typeof en> = {
  title: 'Idiomas',
  hint: 'Los idiomas de cada página y de cada mensaje, y el de quienes no leen ninguno de ellos.',
  changed: 'Último cambio el {date} por {by}.',
  failed: 'No se pudieron cargar los idiomas',
  names: { en: 'Inglés', fr: 'Francés', es: 'Español' },
  inSentence: { en: 'inglés', fr: 'francés', es: 'español' },
  offered: 'Idiomas disponibles',
  offeredHint:
    'Al menos uno. Lo que se escribe al asistente se entiende en cada uno, esté disponible o no.',
  people:
    '{count, plural, =0 {Nadie lo eligió} one {# persona lo eligió} many {# de personas lo eligieron} other {# personas lo eligieron}}',
  standard: 'Idioma predeterminado',
  standardHint: 'El de quienes no tienen en su cuenta, enlace o navegador ninguno disponible.',
  save: 'Guardar…',
  discard: 'Descartar',
  saved: 'Se guardaron los idiomas',
  notSaved: 'No se guardaron los idiomas',
  everywhere:
    'Todas las páginas los tienen desde ahora. Las que están abiertas los tendrán al volver a cargarlas.',
  reload: 'Volver a cargar esta página',
  confirm: {
    title: '¿Cambiar los idiomas del sitio?',
    button: 'Cambiar',
    gone: 'El sitio deja de estar disponible en {language}: en el selector de idioma, las páginas públicas y el mapa del sitio.',
    people:
      '{count, plural, =0 {Nadie lo eligió en su cuenta.} one {# persona que lo eligió lee desde ahora el sitio y sus mensajes en {standard}; su elección se conserva.} many {# de personas que lo eligieron leen desde ahora el sitio y sus mensajes en {standard}; su elección se conserva.} other {# personas que lo eligieron leen desde ahora el sitio y sus mensajes en {standard}; su elección se conserva.}}',
    links:
      'Los enlaces a páginas que dejan de estar disponibles abren la misma página en {standard}.',
    understood:
      'A quien escriba al asistente en un idioma que no está disponible se le sigue entendiendo.',
    back: 'El sitio está disponible en {language}{count, plural, =0 {.} one {, y # persona que lo eligió lo lee así.} many {, y # de personas que lo eligieron lo leen así.} other {, y # personas que lo eligieron lo leen así.}}',
    standard: 'El idioma predeterminado es el {standard}, diga lo que diga el entorno del sitio.',
  },
};
