import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/ask.ts';

export const texts: Texts<typeof en> = {
  message: 'Je cherche : {trade}',
  gone: 'Ce professionnel n’est plus ici',
  goneHint: 'Votre demande ira plutôt aux trois meilleurs près de chez vous.',
};
