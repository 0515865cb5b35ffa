import type { Letter } from '../letter.ts';

/** A passkey was added to an account, or removed. */
export function passkeyChanged(brand: string, isAdded: boolean, url: string): Letter {
  const done = isAdded ? 'added' : 'removed';
  const place = isAdded ? 'added to' : 'removed from';
  return {
    subject: `A passkey was ${place} your ${brand} account`,
    preview: 'If that was you, there is nothing to do.',
    heading: `A passkey was ${done}`,
    paragraphs: [
      isAdded
        ? `A passkey was added to your ${brand} account: whoever unlocks the device that holds it can sign in.`
        : `A passkey was removed from your ${brand} account: nobody can sign in with it any more.`,
      'If that was you, there is nothing to do.',
    ],
    button: { label: 'It was not me', url },
    after: [
      'Sign in with a code, look at your passkeys under Security, and end the sessions you do not know.',
    ],
    why: `You get this email because your address belongs to an account on ${brand}.`,
    sms: `${brand}: a passkey was ${place} your account. Not you? Sign in here: ${url}`,
  };
}
