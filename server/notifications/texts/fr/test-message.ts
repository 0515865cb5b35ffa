import type { Letters } from '../letter.ts';

/** What somebody sent themselves, to see that it arrives. */
export const testMessage: Letters['testMessage'] = ({ brand, url }) => ({
  subject: `${brand}\u00a0: votre message d’essai`,
  preview: 'Bien reçu\u00a0: c’est ici que nous vous écrivons.',
  heading: 'C’est bien arrivé',
  paragraphs: ['Vous avez demandé un essai. C’est ici que nous vous écrivons.'],
  button: { label: 'Vers mes réglages', url },
  why: `Vous recevez ce courriel parce que vous l’avez demandé sur ${brand}.`,
  sms: `${brand}\u00a0: votre message d’essai est bien arrivé. Réglages\u00a0: ${url}`,
});
