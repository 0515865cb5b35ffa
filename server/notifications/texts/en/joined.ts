import type { Letters } from '../letter.ts';

/** To somebody who joined by a personal link, which works once: how they sign in. */
export const joined: Letters['joined'] = ({ brand, to, url }) => ({
  subject: `Welcome to ${brand}: how to come back`,
  preview: `You need no password: sign in with a code sent to ${to}.`,
  heading: 'Your profile is active',
  paragraphs: [
    `Your professional profile on ${brand} is now active, and you can receive job requests.`,
    `The link that brought you here works only once. To come back, open the sign-in page, choose “Sign in with a code” and enter ${to}. We send you six digits; you need no password.`,
  ],
  button: { label: 'Open my account', url },
  after: ['If you prefer a password, choose one in your account.'],
  why: `You get this message because you joined ${brand} through the link we sent you.`,
  sms: `${brand}: your profile is active. To come back, choose “Sign in with a code” and enter ${to}. No password needed: ${url}`,
});
