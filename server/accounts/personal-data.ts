import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import type { Session } from '#server/platform/http/route.ts';
import { lockOwnAccount } from './settings/own-account.ts';
import { findAccountById, updateUserById, type AccountRow } from './queries.ts';
import * as queries from './queries-personal-data.ts';
import { deleteSessionsOfUser } from './sessions/queries-sessions.ts';
import { findTakenAddresses } from './queries-taken.ts';

/** What accounts export of a person. */
export async function exportAccount(db: Db, { userId }: PersonRef): Promise<PersonalData> {
  return {
    account: await queries.findOwnAccount(db, userId),
    identities: await queries.findOwnIdentities(db, userId),
    passkeys: await queries.findOwnPasskeys(db, userId),
    authenticatorApp: await queries.findOwnApp(db, userId),
    sessions: await queries.findOwnSessions(db, userId),
    activity: await queries.findOwnActivity(db, userId),
    consents: await queries.findOwnConsents(db, userId),
  };
}

/** Anonymizes the row; the addresses become free for whoever proves them. */
export function eraseAccount(tx: Tx, erased: ErasedPerson): Promise<void> {
  return queries.anonymizeUser(tx, erased);
}

/** A person before they are erased: locked, with the addresses that messages went to. */
export async function lockPersonForErasure(tx: Tx, userId: string) {
  const person = await queries.lockUser(tx, userId);
  if (!person || person.erased_at) return undefined;
  const addresses = [person.email, person.phone, ...(await claimedByThemAlone(tx, person))];
  return { name: person.name, addresses: addresses.filter((one) => one !== null) };
}

/** An unproven contact may be another person's, whose messages must not be erased. */
async function claimedByThemAlone(
  tx: Tx,
  { unproven_email: email, unproven_phone: phone }: Claims,
): Promise<string[]> {
  const claimed = [email, phone].filter((one) => one !== null);
  const taken = await findTakenAddresses(tx, { emails: claimed, phones: claimed });
  return claimed.filter((one) => !taken.some((other) => [other.email, other.phone].includes(one)));
}

type Claims = Pick<AccountRow, 'unproven_email' | 'unproven_phone'>;

/** Ends every session of a person; their open pages and streams end too. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await deleteSessionsOfUser(db, userId);
}

/**
 * When a person's account is to be deleted, and whether it was; undefined where there is no such
 * account.
 */
export async function findDeletion(db: Db, userId: string) {
  const account = await findAccountById(db, userId);
  return account && { dueAt: account.deletion_due_at, isErased: account.erased_at !== null };
}

/**
 * Schedules the deletion of the caller's own account, or cancels it with null; locks it.
 * @returns the account as it was before
 * @throws Refusal `not_signed_in` where the session has ended meanwhile
 */
export async function scheduleOwnDeletion(
  tx: Tx,
  session: Pick<Session, 'id' | 'userId'>,
  dueAt: Date | null,
): Promise<AccountRow> {
  const before = await lockOwnAccount(tx, session);
  const isPlanned = before.deletion_due_at !== null;
  if (isPlanned !== (dueAt !== null)) {
    await updateUserById(tx, before.id, { deletion_due_at: dueAt });
  }
  return before;
}
