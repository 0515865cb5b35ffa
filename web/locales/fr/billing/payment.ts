import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/payment.ts';

export const texts: Texts<typeof en> = {
  title: 'Finalisez votre abonnement',
  backToPlans: 'Retour aux forfaits',
  manage: 'Gérer l’abonnement',
  testMode: 'Mode test : aucun argent réel ne circule',
  summary: {
    title: 'Votre forfait',
    perMonth: '{price} US par mois',
    trial: 'Essai gratuit de {days} jours',
    until: 'jusqu’au {date}',
    today: 'À payer aujourd’hui',
    firstCharge: 'Premier paiement',
    nextCharge: 'Prochain paiement',
    chargeOn: '{amount} le {date}',
    reminder: 'Nous vous écrivons avant la fin de l’essai.',
    cancelTrial: 'Annulez avant le {date} et vous ne payez rien.',
    renews: 'Se renouvelle chaque mois jusqu’à ce que vous annuliez.',
    cancel: 'Annulez en tout temps et gardez votre forfait jusqu’à la fin du mois payé.',
  },
  card: 'Mode de paiement',
  startTrial: 'Commencer l’essai gratuit',
  pay: 'Payer {amount} et s’abonner',
  secure: 'Envoyé de façon chiffrée à Stripe, notre fournisseur de paiement',
  paid: 'Paiement réussi',
  failed: 'Échec du paiement',
  failedHint: 'Vérifiez votre connexion et réessayez.',
  errorTitle: 'Erreur d’abonnement',
  initFailed: 'L’abonnement n’a pas pu être préparé. Veuillez réessayer.',
  unknownSecret:
    'Ce lien de paiement n’est pas valide ou ne l’est plus. Rien n’a été débité. Réessayez pour en obtenir un nouveau.',
  loadFailed: 'La page de paiement n’a pas pu être chargée',
  formFailed: 'Le formulaire de paiement n’a pas pu être chargé',
  formFailedHint: 'Vérifiez votre connexion. Votre choix est conservé.',
  expired: 'Ce formulaire de paiement ne peut plus servir',
  expiredHint: 'Rien n’a été facturé. Recommencez pour en obtenir un nouveau.',
  beginAgain: 'Recommencer',
  unavailable: 'Les forfaits payants ne sont pas encore offerts ici',
  unavailableHint: 'Vous pouvez continuer avec le forfait gratuit. Rien n’a été facturé.',
  already: 'Vous avez le forfait {plan}',
  alreadyHint:
    'Il ne reste rien à payer ici. Dans votre tableau de bord, vous pouvez le changer ou l’annuler.',
  forPros: 'Les forfaits sont pour les pros',
  forProsHint:
    'Pour vous, demander de l’aide est toujours gratuit. Pour offrir vos propres services, créez un compte de pro avec une autre adresse courriel.',
  signInFirst: 'Connectez-vous ou créez d’abord un compte de pro. Votre choix est conservé.',
};
