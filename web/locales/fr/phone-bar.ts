import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/phone-bar.ts';

export const texts: Texts<typeof en> = {
  label: 'Endroits principaux',
  requests: 'Demandes',
  new: 'Nouvelle',
  messages: 'Messages',
  account: 'Compte',
  leads: 'Demandes',
  figures: 'Chiffres',
  profile: 'Profil',
  team: 'Équipe',
  waiting: '{count, plural, one {# vous attend} other {# vous attendent}}',
  unread: '{count, plural, one {# non lu} other {# non lus}}',
};
