import type { Letter, Letters } from '../letter.ts';

/** To the operator: one or several new contact messages. */
export const contactWritten: Letters['contactWritten'] = ({ count, ...about }) =>
  count === 1 ? one(about) : several({ count, ...about });

interface About {
  brand: string;
  url: string;
}

const one = ({ brand, url }: About): Letter => ({
  subject: `Somebody wrote to ${brand}`,
  preview: 'A message came in through the contact page.',
  heading: 'A message for you',
  paragraphs: [`Somebody wrote to you through the contact page of ${brand}. It is in your panel.`],
  button: { label: 'Read the message', url },
  why: `You get this email because your address is that of the operator of ${brand}.`,
  sms: `${brand}: somebody wrote to you. Read it here: ${url}`,
});

const several = ({ brand, url, count }: About & { count: number }): Letter => ({
  subject: `${count} messages to ${brand}`,
  preview: `${count} messages came in through the contact page.`,
  heading: `${count} messages for you`,
  paragraphs: [
    `${count} messages came in through the contact page of ${brand}. There were so many at once that you get one email for all of them. They are in your panel.`,
  ],
  button: { label: 'Read the messages', url },
  why: `You get this email because your address is that of the operator of ${brand}.`,
  sms: `${brand}: ${count} messages for you. Read them here: ${url}`,
});
