import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Forfaits pour pros',
  heading: 'Des forfaits simples pour celles et ceux qui ont du cœur à l’ouvrage',
  lead: 'Vous payez seulement pour recevoir plus de demandes. Un forfait n’achète jamais une meilleure place.',
  perMonth: 'par mois',
  requestsPerMonth: '{count, plural, one {# demande} other {# demandes}} par mois',
  unlimited: 'Demandes illimitées',
  popular: 'Le plus populaire',
  signIn: 'Se connecter pour continuer',
  fine: 'Prix en dollars américains. Aucuns frais d’installation, annulez en tout temps.',
  loadFailed: 'Les forfaits n’ont pas pu être chargés',
};
