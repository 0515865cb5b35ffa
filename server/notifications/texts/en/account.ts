import { isAboutApp } from '../about-app.ts';
import type { Letters } from '../letter.ts';
import { authenticatorAppLetter } from './authenticator-app.ts';
import { passkeyChanged } from './passkeys.ts';

/** About the account itself: mandatory. */
export const accountLetters: Pick<Letters, 'signInCode' | 'accountChanged'> = {
  signInCode: ({ brand, code, purpose, minutes, site }) => ({
    subject: `${code} is your ${brand} code`,
    preview: `It works for ${minutes} minutes, in the browser where you asked for it.`,
    heading: {
      'sign-in': 'Your sign-in code',
      reset: 'Your code for a new password',
      contact: 'Your code for this address',
    }[purpose],
    paragraphs: [`Enter this code on ${brand} to go on:`],
    code,
    after: [
      `It works once, for ${minutes} minutes, and only in the browser where you asked for it.`,
      `Nobody at ${brand} will ever ask you for it. If you did not ask for a code, ignore this email.`,
    ],
    why: `You get this email because your address was entered on ${brand}.`,
    sms: `${code} is your ${brand} code. It works for ${minutes} minutes. Never share it.\n\n@${site} #${code}`,
  }),
  accountChanged: ({ brand, what, url }) => {
    if (what === 'passkeyAdded') return passkeyChanged(brand, true, url);
    if (what === 'passkeyRemoved') return passkeyChanged(brand, false, url);
    if (isAboutApp(what)) return authenticatorAppLetter({ brand, what, url });
    const changed = { password: 'password', email: 'email address', phone: 'phone number' }[what];
    return {
      subject: `The ${changed} of your ${brand} account was changed`,
      preview: 'If that was you, there is nothing to do.',
      heading: `Your ${changed} was changed`,
      paragraphs: [
        `The ${changed} of your ${brand} account has just been changed, and every other browser was signed out.`,
        'If that was you, there is nothing to do.',
      ],
      button: { label: 'It was not me', url },
      after: ['Sign in with a code, choose a new password, and end the sessions you do not know.'],
      why: `You get this email because your address belongs to an account on ${brand}.`,
      sms: `${brand}: the ${changed} of your account was changed. Not you? Sign in here: ${url}`,
    };
  },
};
