import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/safety.ts';

export const texts: Texts<typeof en> = {
  block: {
    title: 'Bloquer {name}?',
    intro: 'Cette personne n’en est pas avertie, mais elle s’en rendra compte. Voici ce qui suit :',
    follows: {
      customer: {
        messages: 'Vous ne pourrez plus vous écrire, ni l’un ni l’autre.',
        job: 'Vos demandes en commun prennent fin avec cette personne, et nous vous cherchons quelqu’un d’autre.',
        never: 'Cette personne ne sera plus jamais contactée pour vous.',
      },
      professional: {
        messages: 'Vous ne pourrez plus vous écrire, ni l’un ni l’autre.',
        job: 'Vos demandes en commun prennent fin pour vous, et nous cherchons quelqu’un d’autre pour le client.',
        never: 'Vous ne recevrez plus jamais ses demandes.',
      },
    },
    undo: 'Vous pourrez annuler le blocage dans votre compte.',
    submit: 'Bloquer',
    keep: 'Revenir',
    done: 'Blocage effectué : {name}',
    failed: 'Personne n’a été bloqué',
    failedHint: 'Veuillez réessayer.',
  },
  report: {
    title: {
      review: 'Signaler cet avis',
      message: 'Signaler ce message',
      person: 'Signaler {name}',
    },
    intro:
      'Les responsables du site l’examinent. La personne visée ne saura pas que le signalement vient de vous.',
    reason: 'Qu’est-ce qui ne va pas?',
    reasons: {
      spam: 'Publicité ou pourriel',
      abuse: 'Insultes ou harcèlement',
      fraud: 'Fraude ou fausse affirmation',
      safety: 'Quelqu’un pourrait être en danger',
      other: 'Autre chose',
    },
    comment: 'Ce qui aide à comprendre',
    optional: 'facultatif',
    submit: 'Envoyer le signalement',
    cancel: 'Revenir',
    done: 'Merci, votre signalement est bien arrivé',
    failed: 'Votre signalement n’a pas été envoyé',
    failedHint: 'Veuillez réessayer.',
    danger: 'Si quelqu’un est en danger en ce moment, appelez d’abord les services d’urgence.',
  },
  blocked: {
    title: 'Personnes bloquées',
    none: 'Vous n’avez bloqué personne.',
    since: 'Blocage effectué {when}',
    unblock: 'Débloquer',
    unblockOf: 'Débloquer {name}',
    done: 'Vous avez débloqué {name}',
    doneHint: 'Ce qui a pris fin avec le blocage ne reprend pas.',
    failed: 'Le blocage n’a pas été levé',
    failedHint: 'Veuillez réessayer.',
  },
};
