import type { Db } from '#server/platform/database/db.ts';
import { findAccountById, updateUserById, type AccountRow } from '#server/accounts/queries.ts';
import { parsePhone } from '#server/accounts/passwords/sign-up.ts';

/** The contacts of a person, and those they typed and have not proven yet. */
export interface Contact {
  email: string | null;
  phone: string | null;
  unprovenEmail: string | null;
  unprovenPhone: string | null;
}

/** A contact a person typed as theirs; null removes only what is not proven. */
interface Claim {
  name?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Throws where nobody has that id. */
export async function getContact(db: Db, userId: string): Promise<Contact> {
  const account = await getAccount(db, userId);
  const { email, phone, unproven_phone: unprovenPhone } = account;
  const claimed = account.email_proven_at === null ? email : null;
  return { email, phone, unprovenEmail: account.unproven_email ?? claimed, unprovenPhone };
}

/**
 * Stores an address typed into the profile until its code is entered; the current one still signs
 * in. Their name changes at once. Nobody learns whether it is another's.
 * @throws Refusal `invalid_input` for an invalid phone number
 */
export async function setUnprovenContact(db: Db, userId: string, claim: Claim): Promise<void> {
  const { name, email } = claim;
  const phone = claim.phone ? parsePhone(claim.phone) : claim.phone;
  if (name === undefined && email === undefined && phone === undefined) return;
  const account = await getAccount(db, userId);
  await updateUserById(db, userId, {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { unproven_email: email === account.email ? null : email }),
    ...(phone === undefined ? {} : { unproven_phone: phone === account.phone ? null : phone }),
  });
}

async function getAccount(db: Db, userId: string): Promise<AccountRow> {
  const account = await findAccountById(db, userId);
  if (!account) throw new Error(`No user has the id ${userId}`);
  return account;
}
