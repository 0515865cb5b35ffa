import type { Letter, Letters } from '../letter.ts';

/** To the operator: one or several new contact messages. */
export const contactWritten: Letters['contactWritten'] = ({ count, ...about }) =>
  count === 1 ? one(about) : several({ count, ...about });

interface About {
  brand: string;
  url: string;
}

const one = ({ brand, url }: About): Letter => ({
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

const several = ({ brand, url, count }: About & { count: number }): Letter => ({
  subject: `${count} messages à ${brand}`,
  preview: `${count} messages sont arrivés par la page de contact.`,
  heading: `${count} messages pour vous`,
  paragraphs: [
    `${count} messages sont arrivés par la page de contact de ${brand}. Comme il y en avait beaucoup d’un coup, un seul courriel vous les annonce. Ils vous attendent dans votre panneau.`,
  ],
  button: { label: 'Lire les messages', url },
  why: `Vous recevez ce courriel parce que votre adresse est celle de l’exploitant de ${brand}.`,
  sms: `${brand}\u00a0: ${count} messages pour vous. Lisez-les ici\u00a0: ${url}`,
});
