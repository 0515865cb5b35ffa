import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/ask.ts';

export const texts: Texts<typeof en> = {
  message: 'Busco: {trade}',
};
