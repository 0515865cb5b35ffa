import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plans.ts';

export const texts: Texts<typeof en> = {
  title: 'Forfaits pour pros',
  heading: 'Des forfaits simples pour celles et ceux qui ont du cœur à l’ouvrage',
  lead: 'Vous payez seulement pour recevoir plus de demandes. Un forfait n’achète jamais une meilleure place.',
  perMonth: 'US par mois',
  choose: {
    own: 'Votre forfait',
    free: 'Commencer gratuitement',
    try: 'Commencer l’essai gratuit',
    pay: 'Choisir {plan}',
  },
  change: 'Passer à {plan}',
  manage: 'Gérer l’abonnement',
  fine: 'Prix en dollars américains. Aucuns frais d’installation, annulez en tout temps.',
  loadFailed: 'Les forfaits n’ont pas pu être chargés',
  freeActive: 'Essai gratuit actif',
  freeActiveHint:
    'Le forfait gratuit ne demande aucune carte : il est à vous dès que vous avez un compte de pro.',
  forPros: 'Les forfaits sont pour les pros',
  forProsHint:
    'Pour vous, demander de l’aide est toujours gratuit. Pour offrir vos propres services, créez un compte de pro avec une autre adresse courriel.',
  errorTitle: 'Erreur d’abonnement',
  failed: 'L’abonnement n’a pas pu être créé',
  noSecret: 'L’abonnement n’a pas pu être créé : aucune clé de paiement reçue',
  own: {
    title: 'Votre forfait actuel',
    planPrice: '{plan}, {price} US par mois',
    manage: 'Gérer l’abonnement',
    trialing: 'Gratuit jusqu’au {date}.',
    renews: 'Se renouvelle le {date} pour {amount}.',
    ending: 'Annulé : il reste à vous jusqu’au {date}.',
    pastDue: 'Votre dernier paiement n’a pas été accepté. Veuillez vérifier votre carte.',
    granted: 'Nous vous offrons ce forfait. Rien n’est facturé.',
  },
  benefits: {
    title: 'Ce que comprend chaque forfait',
    fitting: {
      title: 'Des demandes pour vous',
      text: 'Votre métier, votre secteur, vos heures. Au plus trois pros sont sollicités à la fois.',
    },
    fair: {
      title: 'Une place équitable',
      text: 'La distance, les réponses et les avis décident de l’ordre. L’argent, jamais.',
    },
    back: {
      title: 'Demandes rendues',
      text: 'Une demande retirée, ou dont le client ne répond jamais, n’est pas comptée.',
    },
    free: {
      title: 'Aucune contrainte',
      text: 'Aucune commission sur vos contrats, aucuns frais d’installation, et vous annulez en tout temps.',
    },
  },
  questions: {
    title: 'Avant de choisir',
    trial: {
      question: 'Comment fonctionne l’essai gratuit?',
      answer:
        'Votre premier forfait payant est gratuit pendant {days} jours. Vous donnez une carte au départ; elle n’est débitée qu’à la fin de l’essai, et nous vous écrivons avant. Si vous annulez plus tôt, vous ne payez rien.',
    },
    cancel: {
      question: 'Que se passe-t-il si j’annule?',
      answer:
        'Vous gardez votre forfait jusqu’à la fin de l’essai ou du mois déjà payé. Ensuite, vous revenez au forfait gratuit, avec votre profil, vos avis et vos conversations.',
    },
    change: {
      question: 'Puis-je changer de forfait plus tard?',
      answer:
        'En tout temps, dans votre tableau de bord. Le nouveau forfait s’applique aussitôt, et la différence à facturer ou à créditer vous est montrée avant que vous confirmiez.',
    },
    card: {
      question: 'Ma carte est-elle en sécurité?',
      answer:
        'Elle est transmise directement à Stripe, qui traite les paiements. Son numéro complet ne nous parvient jamais.',
    },
  },
};
