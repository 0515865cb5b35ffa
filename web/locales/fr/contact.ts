import type { Texts } from '../catalogue.ts';
import type { texts as en } from '../en/contact.ts';

export const texts: Texts<typeof en> = {
  name: 'Votre nom',
  email: 'Votre courriel',
  emailHint: 'Nous répondons à cette adresse.',
  message: 'Votre message',
  send: 'Envoyer le message',
  failed: 'Votre message n’a pas été envoyé',
  sent: 'Votre message est arrivé',
  sentHint: 'Nous vous répondrons à {email}.',
  another: 'Écrire un autre message',
  problems: {
    name: 'Entrez votre nom, sur une seule ligne.',
    email: 'Entrez une adresse courriel comme ana@example.com.',
    message: 'Écrivez de quoi il s’agit.',
  },
};
