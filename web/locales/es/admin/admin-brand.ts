import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/admin/admin-brand.ts';

export const texts: Texts<typeof en> = {
  title: 'Marca',
  hint: 'El nombre, el color y el logotipo de tu plataforma, en cada página y en cada mensaje.',
  failed: 'No se pudo cargar la marca',
  name: 'Nombre',
  nameHint: 'Si lo dejas vacío, se llama {name}.',
  colour: 'Color',
  colourHint:
    'Un solo color; todos sus tonos salen de él. Si lo dejas vacío, es el verde del programa.',
  pick: 'Elegir un color',
  byDefault: 'Volver al original',
  notAColour: 'Escribe un color como #0f4c3a.',
  readable: 'Fácil de leer: un contraste de al menos {ratio} a 1 (se necesita {least}).',
  unreadable: 'Demasiado claro: un contraste de solo {ratio} a 1, y se necesita {least}.',
  useNearest: 'Usar {colour}, el más cercano que sirve',
  logo: 'Logotipo',
  logoAlt: 'El logotipo',
  chooseLogo: 'Elegir una imagen',
  anotherLogo: 'Elegir otra imagen',
  noLogo: 'Volver al original',
  logoHint: 'PNG, JPEG, WebP o SVG, hasta 2 MB. Se muestra con 44 píxeles de alto como máximo.',
  logoFailed: 'No se pudo usar esta imagen',
  logoHasName: 'El logotipo muestra el nombre: no escribirlo al lado.',
  save: 'Guardar la marca',
  discard: 'Descartar',
  saved: 'La marca se guardó',
  notSaved: 'La marca no se guardó',
  everywhere:
    'Desde ahora la tienen todas las páginas. Las que están abiertas la tendrán al recargarlas.',
  reload: 'Recargar esta página',
  preview: {
    title: 'Cómo se verá',
    heading: 'Alguien cerca puede ayudarte',
    text: 'Los textos quedan igual. Lo que lleva a algún lado toma tu color:',
    link: 'un enlace',
    button: 'Un botón',
    badge: 'Una etiqueta',
    note: 'Una nota sobre fondo claro.',
    foot: 'El pie de cada página.',
  },
};
