import type { Person } from '#server/accounts/accounts.ts';

/**
 * The proven contacts of a person: an unproven address may be a stranger's. Phones are stored
 * proven only.
 */
export function provenContacts({ email, emailProven, phone }: Person) {
  return { email: emailProven ? email : null, phone };
}
