import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plan-card.ts';

export const texts: Texts<typeof en> = {
  popular: 'Le plus populaire',
  current: 'Votre forfait',
  requests: '{count, plural, one {# demande} other {# demandes}} par mois',
  unlimited: 'Demandes illimitées',
};
