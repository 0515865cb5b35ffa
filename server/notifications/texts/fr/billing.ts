import type { Letters } from '../letter.ts';

const byPlan = (brand: string) =>
  `Vous recevez ce courriel parce que vous avez un forfait payant sur ${brand}. Il concerne votre argent\u00a0: on ne peut pas le désactiver.`;

/** About a plan and its charges: mandatory. */
export const billingLetters: Pick<
  Letters,
  'subscriptionStarted' | 'trialEnds' | 'paymentFailed' | 'subscriptionEnded'
> = {
  subscriptionStarted: ({ brand, plan, isTrial, amount, taxes, day, url }) => ({
    subject: isTrial
      ? `Votre essai gratuit du forfait ${plan} a commencé`
      : `Vous avez maintenant le forfait ${plan}`,
    preview: isTrial
      ? `Aucuns frais avant le ${day}, et vous pouvez annuler d’ici là.`
      : `${amount} par mois; prochain paiement le ${day}.`,
    heading: `Bienvenue au forfait ${plan}`,
    paragraphs: [
      'Dès maintenant, les demandes des clients vous parviennent sans limite mensuelle.',
      isTrial
        ? `Vous l’essayez sans frais jusqu’au ${day}. Ensuite, il coûte ${amount} par mois, portés à votre carte.`
        : `Il coûte ${amount} par mois, portés à votre carte. Merci!`,
    ],
    facts: [
      { label: 'Forfait', value: plan },
      { label: isTrial ? 'Premier paiement' : 'Prochain paiement', value: `${amount}, le ${day}` },
      ...(taxes ? [{ label: 'Taxes comprises', value: taxes }] : []),
    ],
    button: { label: 'Voir mon abonnement', url },
    after: [
      isTrial
        ? 'Vous pouvez annuler en tout temps, en deux clics. Avant la fin de l’essai, rien n’est facturé.'
        : 'Vous pouvez annuler en tout temps, en deux clics, et garder le forfait jusqu’à la fin du mois payé.',
    ],
    why: byPlan(brand),
    sms: `${brand}\u00a0: votre forfait ${plan} a commencé. ${isTrial ? 'Premier' : 'Prochain'} paiement\u00a0: ${amount}, le ${day}. ${url}`,
  }),
  trialEnds: ({ brand, plan, amount, taxes, day, url }) => ({
    subject: `Votre essai gratuit se termine le ${day}`,
    preview: `Ensuite, le forfait ${plan} coûte ${amount} par mois. Annulez avant et rien n’est facturé.`,
    heading: 'Votre essai gratuit se termine bientôt',
    paragraphs: [
      `Votre essai du forfait ${plan} se termine le ${day}. Ce jour-là, ${amount} seront portés à votre carte, puis chaque mois.`,
      ...(taxes ? [`Ce montant comprend ${taxes} de taxes.`] : []),
      'Si vous voulez continuer, vous n’avez rien à faire.',
    ],
    figures: [
      { label: 'Fin de l’essai', value: day ?? '' },
      { label: 'Ensuite, chaque mois', value: amount },
    ],
    button: { label: 'Garder ou annuler mon forfait', url },
    after: [
      'Annulez avant ce jour et rien n’est facturé. Vous gardez le forfait jusqu’à la fin de l’essai.',
    ],
    why: byPlan(brand),
    sms: `${brand}\u00a0: votre essai se termine le ${day}, puis ${amount} par mois. Garder ou annuler\u00a0: ${url}`,
  }),
  paymentFailed: ({ brand, plan, amount, day, url }) => ({
    subject: `Votre carte n’a pas été acceptée\u00a0: ${amount}`,
    preview: day
      ? `Cela arrive. Nous réessayons le ${day}; d’ici là, vous gardez votre forfait.`
      : 'Cela arrive. Vérifiez votre carte pour garder votre forfait.',
    heading: 'Votre carte n’a pas été acceptée',
    paragraphs: [
      `Nous n’avons pas pu prélever ${amount} pour votre forfait ${plan}. Souvent, la carte est expirée ou a été remplacée.`,
      day
        ? `Nous réessayons le ${day}. D’ici là, rien ne change\u00a0: vous gardez votre forfait et les demandes continuent d’arriver.`
        : 'Pour l’instant, rien ne change\u00a0: vous gardez votre forfait et les demandes continuent d’arriver.',
    ],
    figures: [
      { label: 'Montant dû', value: amount },
      ...(day ? [{ label: 'Prochaine tentative', value: day }] : []),
    ],
    button: { label: 'Vérifier ma carte', url },
    after: [
      'Si le paiement échoue encore, votre forfait prend fin et vous passez au forfait gratuit.',
    ],
    why: byPlan(brand),
    sms: `${brand}\u00a0: carte refusée pour ${amount}. ${day ? `Prochaine tentative\u00a0: ${day}. ` : ''}${url}`,
  }),
  subscriptionEnded: ({ brand, plan, url }) => ({
    subject: `Votre forfait ${plan} a pris fin`,
    preview: 'Vous avez le forfait gratuit\u00a0: 5 demandes par mois. Votre profil ne change pas.',
    heading: `Le forfait ${plan} a pris fin`,
    paragraphs: [
      'Vous avez de nouveau le forfait gratuit, avec 5 demandes par mois. Plus rien n’est facturé.',
      'Votre profil, vos avis et les demandes que vous avez déjà reçues restent tels quels.',
    ],
    button: { label: 'Voir mon abonnement', url },
    after: ['Vous pouvez revenir quand vous voulez.'],
    why: `Vous recevez ce courriel parce que vous aviez un forfait payant sur ${brand}.`,
    sms: `${brand}\u00a0: votre forfait ${plan} a pris fin; vous avez le forfait gratuit. ${url}`,
  }),
};
