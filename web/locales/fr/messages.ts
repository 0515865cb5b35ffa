import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/messages.ts';

export const texts: Texts<typeof en> = {
  title: 'Messages',
  list: 'Vos conversations',
  empty: 'Aucune conversation pour l’instant',
  emptyCustomer: 'Dès qu’un pro accepte votre demande, vous pourrez lui écrire ici.',
  emptyProfessional: 'Dès que vous acceptez une demande, vous pourrez écrire ici au client.',
  loadFailed: 'Vos messages n’ont pas pu être chargés',
  you: 'Vous\u00a0: {text}',
  files: 'Fichiers envoyés',
  nothing: 'Aucun message pour l’instant. Dites bonjour.',
  unread: '{count, plural, one {# non lu} other {# non lus}}',
};
