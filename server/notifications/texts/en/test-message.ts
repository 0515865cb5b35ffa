import type { Letters } from '../letter.ts';

/** What somebody sent themselves, to see that it arrives. */
export const testMessage: Letters['testMessage'] = ({ brand, url }) => ({
  subject: `${brand}: your test message`,
  preview: 'It arrived: this is where we write to you.',
  heading: 'It arrived',
  paragraphs: ['You asked for a test. This is where we write to you.'],
  button: { label: 'To my settings', url },
  why: `You get this email because you asked for it on ${brand}.`,
  sms: `${brand}: your test message has arrived. Settings: ${url}`,
});
