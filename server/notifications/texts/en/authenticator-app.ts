import {
  withBrand,
  type AboutApp,
  type AppLetterFacts,
  type AppLetterParts,
} from '../about-app.ts';
import type { Letter } from '../letter.ts';

const PARTS: Readonly<Record<AboutApp, AppLetterParts>> = {
  appAdded: {
    subject: 'An authenticator app was added to your {brand} account',
    heading: 'An authenticator app was added',
    said: 'From now on {brand} asks for a code of your authenticator app after your password, a code or Google or Facebook. Every other browser was signed out.',
    after:
      'If you set up no app, somebody is in your account: write to us through the contact page, since we can remove it for you.',
    sms: 'an authenticator app was added to your account.',
  },
  appRemoved: {
    subject: 'The authenticator app was removed from your {brand} account',
    heading: 'The authenticator app was removed',
    said: 'Signing in to your {brand} account no longer asks for a code of your authenticator app, and its recovery codes no longer work.',
    after:
      'Sign in, choose a new password, set the app up again under Security, and end the sessions you do not know.',
    sms: 'the authenticator app was removed from your account.',
  },
  appRemovedByOperator: {
    subject: 'We removed the authenticator app from your {brand} account',
    heading: 'We removed your authenticator app',
    said: 'Our team removed the authenticator app from your {brand} account. Signing in no longer asks for its codes.',
    after:
      'If you did not ask us for it, sign in, choose a new password, set the app up again under Security, and write to us.',
    sms: 'our team removed the authenticator app from your account.',
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes for your {brand} account',
    heading: 'There are new recovery codes',
    said: 'New recovery codes were made for your {brand} account. The old ones no longer work.',
    after:
      'Sign in, choose a new password, make new recovery codes under Security, and end the sessions you do not know.',
    sms: 'new recovery codes were made for your account.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your {brand} account was used',
    heading: 'A recovery code was used',
    said: 'Somebody signed in to your {brand} account with a recovery code, instead of a code of the authenticator app. That code is used up.',
    after:
      'Sign in, choose a new password, make new recovery codes under Security, and end the sessions you do not know.',
    sms: 'a recovery code of your account was used.',
  },
  identityLinked: {
    subject: 'A new way to sign in to your {brand} account',
    heading: 'Google or Facebook was linked to your account',
    said: 'Somebody came through Google or Facebook with your address, which can now take the place of the password of your {brand} account. They were asked for a code of the authenticator app next.',
    after:
      'Choose a new password for that Google or Facebook account and for your email, and write to us through the contact page.',
    sms: 'Google or Facebook was linked to your account.',
  },
  secondStepRefused: {
    subject: 'Somebody tried to sign in to your {brand} account',
    heading: 'Somebody came as far as your second step',
    said: 'Somebody got past the first step of signing in to your {brand} account, and then gave wrong codes, five or more. They did not get in.',
    after:
      'They know your password, or can read your email, your texts or your Google or Facebook account. Choose new passwords there and here.',
    sms: 'somebody had your password or a code, but not your app. They did not get in.',
  },
};

/** What people did themselves, unless it was somebody else; and what our team did, for whoever asked. */
const DONE_ALONE = {
  calm: 'If that was you, there is nothing to do.',
  button: 'It was not me',
  doubt: 'Not you?',
};
const ASKED_FOR = {
  calm: 'If you asked us to, there is nothing to do.',
  button: 'I did not ask for it',
  doubt: 'Did you not ask for it?',
};

/** About the authenticator app of an account, its recovery codes and the second step. */
export function authenticatorAppLetter({ brand, what, url }: AppLetterFacts): Letter {
  const { subject, heading, said, after, sms } = withBrand(PARTS[what], brand);
  const { calm, button, doubt } = what === 'appRemovedByOperator' ? ASKED_FOR : DONE_ALONE;
  return {
    subject,
    preview: calm,
    heading,
    paragraphs: [said, calm],
    button: { label: button, url },
    after: [after],
    why: `You get this email because your address belongs to an account on ${brand}.`,
    sms: `${brand}: ${sms} ${doubt} Sign in here: ${url}`,
  };
}
