import type { Letters } from '../letter.ts';

/** To the operator: somebody wrote by the contact page. */
export const contactWritten: Letters['contactWritten'] = ({ brand, url }) => ({
  subject: `Somebody wrote to ${brand}`,
  preview: 'A message came in by the contact page.',
  heading: 'A message for you',
  paragraphs: [`Somebody wrote to you by the contact page of ${brand}. It is in your panel.`],
  button: { label: 'Read the message', url },
  why: `You get this email because your address is that of the operator of ${brand}.`,
  sms: `${brand}: somebody wrote to you. Read it here: ${url}`,
});
