import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/external-calendar.ts';

export const texts: Texts<typeof en> = {
  title: 'Votre propre calendrier',
  hint: 'Donnez l’adresse iCal du calendrier que vous tenez ailleurs. On ne vous demande alors rien pour les jours où il ne laisse pas de place, et les clients voient quand vous n’êtes pas libre lorsqu’ils proposent un moment.',
  private: 'Nous lisons seulement quand vous n’êtes pas libre, jamais le sujet de vos événements.',
  label: 'Adresse iCal',
  where:
    'Dans Google Agenda\u00a0: Paramètres, votre agenda, «\u00a0Adresse secrète au format iCal\u00a0». Elle commence par https:// ou webcal://.',
  save: 'Connecter',
  change: 'Une autre adresse',
  remove: 'Déconnecter',
  host: 'Calendrier à {host}',
  read: 'Lu {when}\u00a0: {count, plural, =0 {rien dans les prochaines semaines} one {# plage occupée dans les prochaines semaines} other {# plages occupées dans les prochaines semaines}}.',
  failures: {
    not_allowed:
      'Cette adresse ne peut pas servir\u00a0: elle doit être en https et mener à l’internet public.',
    unreachable:
      'Le calendrier ne répond pas à cette adresse. Nous réessayons toutes les demi-heures.',
    too_large: 'Ce calendrier est trop volumineux\u00a0: plus de 2\u00a0Mo.',
    unreadable: 'Ce qui se trouve à cette adresse n’est pas un calendrier que nous pouvons lire.',
  },
  wrong: 'Ce n’est pas l’adresse d’un calendrier. Elle commence par https:// ou webcal://.',
  saved: 'Votre calendrier est connecté',
  removed: 'Votre calendrier est déconnecté',
  failed: 'Rien n’a été enregistré',
  failedHint: 'Veuillez réessayer.',
};
