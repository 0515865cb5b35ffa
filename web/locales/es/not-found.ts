import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/not-found.ts';

export const texts: Texts<typeof en> = {
  human: 'En esta dirección no hay ninguna puerta.',
  humanHint:
    'Quizá el enlace es viejo, o se perdió una letra en el camino. Dimos la vuelta a la manzana: nadie.',
  title: '404 Página no encontrada',
  hint: '¿Olvidaste agregar la página al enrutador?',
  home: 'Volver al inicio',
};
