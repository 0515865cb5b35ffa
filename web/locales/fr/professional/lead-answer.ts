import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/professional/lead-answer.ts';

export const texts: Texts<typeof en> = {
  pageTitle: 'Répondre à une demande',
  intro: 'Une demande pour vous',
  title: 'Pouvez-vous vous en charger?',
  photos:
    '{count, plural, one {# photo se trouve dans votre espace} other {# photos se trouvent dans votre espace}}',
  onceAccepted:
    'Dès que vous acceptez, le nom, l’adresse et les coordonnées du client sont dans votre espace, et le client voit votre profil.',
  acceptWithTime: 'Oui, je peux venir à…',
  addWords: 'Ajouter quelques mots',
  timeTitle: 'Quand pouvez-vous venir?',
  timeHint: 'Vous acceptez la demande, et nous demandons au client si ce moment lui convient.',
  sendTime: 'Accepter et proposer ce moment',
  back: 'Retour',
  failed: 'Votre réponse n’a pas été envoyée',
  loadFailed: 'La demande n’a pas pu être chargée',
  outcome: {
    accepted: {
      title: 'Vous avez accepté cette demande',
      hint: 'Le client peut le voir. Son nom, son adresse et ses coordonnées sont dans votre espace; c’est là que vous pouvez lui écrire.',
    },
    declined: { title: 'Vous avez refusé cette demande', hint: 'Merci d’avoir répondu.' },
    expired: {
      title: 'Le délai de réponse est passé',
      hint: 'Votre taux d’acceptation ne change pas. La prochaine demande arrive d’elle-même.',
    },
    filled: {
      title: 'D’autres ont été plus rapides cette fois',
      hint: 'Votre taux d’acceptation ne change pas. La prochaine demande arrive d’elle-même.',
    },
    closed: {
      title: 'Cette demande est fermée',
      hint: 'Elle n’attend plus de réponse. Votre espace dit ce qu’il en est advenu.',
    },
  },
  proposed: 'Vous avez proposé\u00a0: {time}. Le client n’a pas encore répondu.',
  conversation: 'Ouvrir la demande et écrire',
  dashboard: 'Aller à mon espace',
  withoutLink: 'La voir dans mon espace',
  invalid: 'Ce lien ne fonctionne pas',
  invalidHint:
    'Il a peut-être été coupé en chemin, ou il est trop ancien. Vos demandes se trouvent dans votre espace.',
};
