import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/common.ts';

export const texts: Texts<typeof en> = {
  pageTitle: '{title} · {brand}',
  dateNotAvailable: 'Date non disponible',
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  somethingWrong: 'Quelque chose n’a pas fonctionné',
  somethingWrongHint: 'Veuillez réessayer dans un instant.',
  skipToContent: 'Aller au contenu',
  language: 'Langue',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  home: 'Accueil',
  notifications: 'Notifications ({hotkey})',
  rating: 'Note de {rating} sur 5',
  reviews: '{count, plural, one {# avis} other {# avis}}',
  noReviews: 'Tout nouveau',
  copyright: '© 2024 {brand}. Tous droits réservés.',
};
