import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/conversation.ts';

export const texts: Texts<typeof en> = {
  title: 'Conversation {id}',
  with: 'Avec {name}',
  everyone: 'Ceux qui accepteront votre demande liront ceci.',
  close: 'Fermer la conversation',
  log: 'Messages',
  empty: 'Aucun message pour l’instant',
  emptyHint: 'Dites bonjour, posez une question, fixez un moment.',
  input: 'Votre message',
  placeholder: 'Écrire un message…',
  send: 'Envoyer',
  sending: 'Envoi…',
  read: 'Lu',
  notSent: 'Pas envoyé.',
  retry: 'Réessayer',
  you: 'Vous',
  error: 'Erreur',
  errorHint: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  loadFailed: 'Les messages n’ont pas pu être chargés',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
};
