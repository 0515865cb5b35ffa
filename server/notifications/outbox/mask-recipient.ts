import { maskContacts } from '#server/matching/matching.ts';

const HIDDEN = '•••';
const LONGEST_PROBLEM = 300;

/** An address as somebody may see it who is to recognise it and not to know it: `m•••@mail.test`. */
export function maskRecipient(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}${HIDDEN}@${domain}`;
  if (recipient.startsWith('+')) return `${recipient.slice(0, 3)}${HIDDEN}${recipient.slice(-2)}`;
  return HIDDEN;
}

/** What a service said about a message, without the addresses it repeats; 300 characters at most. */
export function maskAddresses(said: string): string {
  return maskContacts(said.slice(0, LONGEST_PROBLEM));
}
