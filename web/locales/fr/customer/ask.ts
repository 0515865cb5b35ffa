import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/ask.ts';

export const texts: Texts<typeof en> = {
  message: 'Je cherche : {trade}',
};
