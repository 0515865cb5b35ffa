import { maskContacts } from '#server/matching/matching.ts';

const HIDDEN = '•••';
const MAX_PROBLEM_LENGTH = 300;

/** Masks an address, so that it can be recognised and not learnt: `m•••@mail.test`. */
export function maskRecipient(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}${HIDDEN}@${domain}`;
  if (recipient.startsWith('+')) return `${recipient.slice(0, 3)}${HIDDEN}${recipient.slice(-2)}`;
  return HIDDEN;
}

/** A service's error about a message, with addresses masked; 300 characters at most. */
export function maskAddresses(said: string): string {
  return maskContacts(said.slice(0, MAX_PROBLEM_LENGTH));
}
