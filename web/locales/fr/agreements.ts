import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/agreements.ts';

export const texts: Texts<typeof en> = {
  title: 'Ce que vous avez convenu',
  today: {
    fixed: 'Total d’aujourd’hui',
    estimate: 'Total estimé d’aujourd’hui',
    visit: 'Total d’aujourd’hui',
  },
  withTaxes: 'taxes comprises',
  ceiling: 'Pas plus de {amount}',
  madeOf: 'Le détail',
  history: 'Comment on y est arrivé',
  fromChange: 'modification {number, number}',
  agreed: 'Convenu le {date}\u00a0: {total}',
  changed:
    '{date}\u00a0: {name} a proposé {difference}, le client a accepté. Nouveau total\u00a0: {total}',
  proposed: '{date}\u00a0: {name} a proposé {difference}',
  declined: '{date}\u00a0: une modification de {difference} a été refusée',
  withdrawn: '{date}\u00a0: une modification de {difference} a été retirée',
  closed: '{date}\u00a0: une modification de {difference} a pris fin avec le travail',
  ceilingChanged: 'Pas plus de {amount} à partir de là',
  customerSays: 'Le client répond\u00a0: {reason}',
  propose: 'Proposer une modification',
  open: 'Une modification attend une réponse',
  openOf: '{name} propose une modification',
  newTotal: 'Nouveau total',
  newCeiling: 'Pas plus de',
  accept: 'Accepter la modification',
  decline: 'Refuser',
  withdraw: 'La retirer',
  form: {
    hint: 'Ce qui est à faire en plus ou en moins. Cela compte dès que le client accepte.',
    ceiling: 'Pas plus de, à partir de maintenant',
    ceilingHint: 'Taxes comprises. Jusqu’ici\u00a0: {amount}.',
    reason: 'Pourquoi',
    reasonHint: 'Le client le lit avant de répondre.',
    preview: 'Aujourd’hui {before}, avec cette modification {after}, taxes comprises.',
    submit: 'Envoyer la modification',
  },
  problems: {
    lines: 'Chaque ligne demande une description, une quantité et un prix.',
    below: 'Le total ne peut pas descendre sous zéro.',
    ceiling: 'Le nouveau total dépasse la limite promise. Écrivez une limite plus haute.',
    reason: 'Dites pourquoi, pour que le client puisse décider.',
  },
  dialog: {
    accept: {
      title: 'Accepter cette modification?',
      hint: 'Le total sera de {total}, taxes comprises. Ce que vous acceptez ne se reprend pas.',
      submit: 'Accepter la modification',
    },
    decline: {
      title: 'Refuser cette modification?',
      hint: 'Ce que vous avez convenu reste valable\u00a0: {total}.',
      label: 'Pourquoi (facultatif)',
      submit: 'Refuser',
    },
  },
  done: {
    propose: 'La modification est envoyée',
    accept: 'La modification est convenue',
    decline: 'La modification est refusée',
    withdraw: 'La modification est retirée',
  },
  failed: 'Rien n’a changé',
  failedHint: 'Veuillez réessayer.',
};
