import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/trade.ts';

export const texts: Texts<typeof en> = {
  title: 'Que faites-vous?',
  intro: 'Il manque une réponse pour que la clientèle puisse vous trouver.',
  profession: 'Métier',
  professionHint:
    'Vous recevrez les demandes pour ce métier. Vous pourrez le changer dans votre profil.',
  missing: 'Veuillez choisir votre métier.',
  submit: 'Ouvrir mon tableau de bord',
  failed: 'Non enregistré',
  failedHint: 'Veuillez réessayer.',
};
