import type { Letters } from '../letter.ts';

/** To the operator: somebody wrote by the contact page. */
export const contactWritten: Letters['contactWritten'] = ({ brand, url }) => ({
  subject: `Quelqu’un a écrit à ${brand}`,
  preview: 'Un message est arrivé par la page de contact.',
  heading: 'Un message pour vous',
  paragraphs: [
    `Quelqu’un vous a écrit depuis la page de contact de ${brand}. Le message vous attend dans votre panneau.`,
  ],
  button: { label: 'Lire le message', url },
  why: `Vous recevez ce courriel parce que votre adresse est celle de l’exploitant de ${brand}.`,
  sms: `${brand}\u00a0: quelqu’un vous a écrit. Lisez-le ici\u00a0: ${url}`,
});
