import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/account/calendar-feed.ts';

export const texts: Texts<typeof en> = {
  title: 'Vos rendez-vous dans votre calendrier',
  hint: 'Google Agenda, Calendrier d’Apple, Outlook et d’autres peuvent s’abonner à vos rendez-vous à une adresse secrète et suivre chaque changement.',
  secret:
    'Quiconque a l’adresse peut lire où, quand et avec qui vous avez rendez-vous. Si elle circule, créez-en une nouvelle\u00a0: l’ancienne cesse aussitôt de fonctionner.',
  make: 'Créer l’adresse',
  again: 'Créer une nouvelle adresse',
  off: 'Désactiver',
  label: 'Adresse secrète',
  once: 'Elle n’est affichée qu’une fois. Copiez-la dans votre calendrier maintenant.',
  copy: 'Copier',
  copied: 'Copiée',
  since: 'Active depuis le {date}.',
  read: 'Lue par un calendrier {when}.',
  never: 'Aucun calendrier ne l’a encore lue.',
  turnedOff: 'L’adresse ne fonctionne plus',
  failed: 'Rien n’a changé',
  failedHint: 'Veuillez réessayer.',
};
