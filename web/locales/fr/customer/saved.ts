import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/customer/saved.ts';

export const texts: Texts<typeof en> = {
  title: 'Professionnels gardés',
  hint: 'Les gens que vous voulez retrouver. Vous seul voyez cette liste et vos notes.',
  loadFailed: 'Impossible de charger vos professionnels gardés',
  none: 'Personne pour l’instant',
  noneHint:
    'Gardez un professionnel à partir d’une de vos demandes, et redemandez-lui en un geste.',
  ask: 'Redemander à {name}',
  away: 'Ne prend pas de demandes',
  remove: 'Retirer',
  removeOne: 'Retirer {name}',
  removed: '{name} est retiré',
  note: 'Votre note',
  notePlaceholder: 'Par exemple\u00a0: connaît notre chauffe-eau',
  saveNote: 'Enregistrer',
  saveOne: 'Garder {name}',
  failed: 'Rien n’a changé',
  failedHint: 'Veuillez réessayer.',
};
