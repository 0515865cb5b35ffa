import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/ask.ts';

export const texts: Texts<typeof en> = {
  message: 'Busco: {trade}',
  gone: 'Ese profesional ya no está aquí',
  goneHint: 'Tu solicitud irá a los tres mejores cerca de ti.',
};
