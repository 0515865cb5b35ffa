import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/subscription-terms.ts';

export const texts: Texts<typeof en> = {
  title: 'Conditions de l’abonnement',
  agree: 'En appuyant sur « {button} », vous acceptez les présentes conditions de l’abonnement.',
  readInOwn: 'Lire en français',
  readInFrench: 'Lire en français',
  chosen: 'La version française vous a été présentée en premier, et c’est elle qui vous lie.',
  plan: {
    title: 'Ce que vous obtenez',
    text: 'Le forfait choisi fixe le nombre de demandes que vous pouvez recevoir chaque mois. Il n’achète jamais une meilleure place que quelqu’un qui convient mieux.',
  },
  trial: {
    title: 'Essai gratuit',
    text: 'Votre premier forfait payant commence par {days} jours gratuits. Une carte est demandée au départ, et rien n’est facturé avant la fin de l’essai. Chaque pro et chaque carte ont droit à un seul essai.',
  },
  renewal: {
    title: 'Prix et renouvellement',
    text: 'Après l’essai, le prix affiché au moment de vous abonner est facturé chaque mois, en dollars américains, jusqu’à ce que vous annuliez. Votre banque peut ajouter ses propres frais de conversion.',
  },
  cancel: {
    title: 'Annulation',
    text: 'Annulez en tout temps dans votre tableau de bord. Vous gardez votre forfait jusqu’à la fin de l’essai ou du mois déjà payé, rien de plus n’est facturé, puis vous revenez au forfait gratuit. Un mois entamé n’est pas remboursé, sauf si la loi en dispose autrement.',
  },
  change: {
    title: 'Changement de forfait',
    text: 'Vous pouvez passer à un autre forfait en tout temps. La différence pour le reste du mois est facturée ou créditée; le montant vous est montré avant que vous confirmiez.',
  },
  failed: {
    title: 'En cas d’échec du paiement',
    text: 'Nous vous en avisons, et le paiement est tenté de nouveau au cours des jours suivants, pendant que vous gardez votre forfait. S’il n’aboutit jamais, l’abonnement prend fin.',
  },
  news: {
    title: 'Nouveaux prix ou nouvelles conditions',
    text: 'Nous vous écrivons au moins 30 jours avant qu’un nouveau prix ou de nouvelles conditions s’appliquent à vous, le temps d’annuler si vous le souhaitez.',
  },
  card: {
    title: 'Votre carte',
    text: 'Votre carte est transmise directement à Stripe, qui traite les paiements. Son numéro complet ne nous parvient jamais.',
  },
  taxes:
    'Les taxes s’ajoutent au prix ou y sont comprises, comme indiqué, aux taux en vigueur à chaque paiement; un autre taux n’est pas un nouveau prix.',
};
