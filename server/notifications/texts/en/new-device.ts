import type { Letters } from '../letter.ts';

/** A sign-in from a browser this person never used. */
export const newDevice: Letters['newDevice'] = ({ brand, device, url }) => ({
  subject: `New sign-in to your ${brand} account`,
  preview: `${device ?? 'A browser we do not recognize'}. If that was you, there is nothing to do.`,
  heading: 'A new browser signed in',
  paragraphs: [
    `Somebody has just signed in to your ${brand} account with a browser that was not used for it before.`,
    'If that was you, there is nothing to do.',
  ],
  facts: [{ label: 'Browser', value: device ?? 'Not recognized' }],
  button: { label: 'It was not me', url },
  after: ['Choose a new password, and end the sessions you do not know.'],
  why: `You get this email because your address belongs to an account on ${brand}.`,
  sms: `${brand}: a new browser signed in to your account. Not you? Look here: ${url}`,
});
