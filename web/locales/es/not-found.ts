import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/not-found.ts';

export const texts: Texts<typeof en> = {
  title: '404 Página no encontrada',
  hint: '¿Olvidaste agregar la página al enrutador?',
  home: 'Volver al inicio',
};
