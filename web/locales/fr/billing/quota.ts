import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/quota.ts';

export const texts: Texts<typeof en> = {
  month: 'Demandes de ce mois-ci',
  used: '{used, plural, one {# demande utilisée} other {# demandes utilisées}} sur {included, number} ce mois-ci',
  unlimited:
    '{used, plural, one {# demande ce mois-ci, sans limite} other {# demandes ce mois-ci, sans limite}}',
  left: '{left, plural, =0 {Il n’en reste aucune} one {Il en reste #} other {Il en reste #}}',
  resets: 'Le compte repart à zéro le {date}',
  exhausted:
    'Vous ne recevrez pas de nouvelle demande avant le {date}. Un autre forfait y remédie tout de suite.',
  ledger: 'Ce qui a été compté',
  ledgerHint:
    'Une demande compte quand elle vous est envoyée. Elle vous est rendue si elle expire avant que vous l’ayez vue, si elle se ferme avant votre réponse ou si le client ne répond jamais.',
  empty: 'Rien n’a encore été compté',
  emptyHint: 'Chaque demande qui vous est envoyée apparaît ici sur une ligne.',
  when: 'Quand',
  what: 'Demande',
  change: 'Compté',
  extra: 'Demandes supplémentaires',
  about: '{profession}, {area}',
  reason: {
    contacted: 'Vous a été envoyée',
    expired_unseen: 'Rendue : expirée avant que vous l’ayez vue',
    withdrawn: 'Rendue : fermée avant votre réponse',
    customer_silent: 'Rendue : le client n’a pas répondu dans les 48 heures',
    operator: 'Offertes par notre équipe',
  },
  loadFailed: 'Votre forfait n’a pas pu être chargé',
};
