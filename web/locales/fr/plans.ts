import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Forfaits pour pros',
  heading: 'Des forfaits simples pour celles et ceux qui ont du cœur à l’ouvrage',
  lead: 'Vous payez seulement pour recevoir plus de demandes. Un forfait n’achète jamais une meilleure place.',
  perMonth: 'par mois',
  requestsPerMonth: '{count, plural, one {# demande} other {# demandes}} par mois',
  unlimited: 'Demandes illimitées',
  trial: 'Essai gratuit de 14 jours, aucuns frais avant la fin',
  forever: 'Aucune carte requise',
  popular: 'Le plus populaire',
  signIn: 'Se connecter pour continuer',
  fine: 'Prix en dollars américains. Aucuns frais d’installation, annulez en tout temps.',
  names: { free: 'Essai gratuit', professional: 'Professionnel', premium: 'Premium' },
  descriptions: {
    free: 'Pour essayer et rencontrer vos premiers clients.',
    professional: 'Pour travailler régulièrement près de chez vous.',
    premium: 'Pour les agendas bien remplis et les petites équipes.',
  },
  features: {
    profile: 'Un profil avec vos avis',
    chat: 'Clavardage direct avec les clients',
    analytics: 'Votre taux d’acceptation et vos chiffres',
    support: 'Soutien prioritaire',
  },
};
