import type { Person } from '#server/accounts/accounts.ts';

/** Where a person may be written to: another address may be a stranger's. Phones are kept proven only. */
export function provenContacts({ email, emailProven, phone }: Person) {
  return { email: emailProven ? email : null, phone };
}
