import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/credits.ts';

export const texts: Texts<typeof en> = {
  title: 'Créditos',
  lead: 'De qué está hecho este sitio, quién lo hizo y con qué licencia podemos usarlo. Gracias.',
  licence: 'Licencia:',
  of: {
    portraits: 'Retratos dibujados, recoloreados y combinados',
    fonts: 'Tipografías',
    icons: 'Íconos, también los de oficios',
    drawings: 'Logotipo, escenas y mapas, dibujados para este sitio',
    places: 'Nombres, poblaciones y coordenadas de ciudades, elegidos, redondeados y corregidos',
    zones: 'Husos horarios de los lugares',
    imported: 'Barrios y calles de la zona, importados para este sitio',
  },
};
