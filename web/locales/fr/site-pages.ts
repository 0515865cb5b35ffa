import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/site-pages.ts';

export const texts: Texts<typeof en> = {
  titles: {
    about: 'À propos',
    contact: 'Nous joindre',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
  },
  since: 'En vigueur depuis le {date}',
  failed: 'Cette page n’a pas pu être chargée',
  ask: 'Dire ce qu’il vous faut',
};
