import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { isSuspendedForShare, lockStandingById } from './queries-personal-data.ts';
import { updateUserById } from './queries.ts';
import { deleteSessionsOfUser } from './sessions/queries-sessions.ts';

/** How an account stood before an operator did something to it. */
export interface AccountStanding {
  role: 'customer' | 'professional';
  suspendedAt: Date | null;
  deletionDueAt: Date | null;
}

/**
 * How an account stands, locked until the transaction ends; nothing where nobody is behind it, or an
 * operator has just deleted it.
 */
export async function lockStanding(tx: Tx, userId: string): Promise<AccountStanding | undefined> {
  const person = await lockStandingById(tx, userId);
  if (!person || person.erased_at !== null) return undefined;
  const { role, suspended_at: suspendedAt, deletion_due_at: deletionDueAt } = person;
  const isClosed = suspendedAt !== null && suspendedAt.getTime() === deletionDueAt?.getTime();
  return isClosed ? undefined : { role, suspendedAt, deletionDueAt };
}

/** Keeps somebody out from this moment on: their sessions and streams end. Lock the standing first. */
export async function suspendAccount(tx: Tx, userId: string, at: Date): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: at });
  await deleteSessionsOfUser(tx, userId);
}

/**
 * Whoever is suspended in the moment they begin something: either it is refused, or the suspension
 * waits until the transaction ends and finds it.
 * @throws Refusal `not_signed_in` for somebody kept out, as a moment later
 */
export async function assertNotSuspended(tx: Tx, userId: string): Promise<void> {
  assertThat(!(await isSuspendedForShare(tx, userId)), 'not_signed_in');
}

/** Lets somebody in again who was kept out. */
export async function reinstateAccount(tx: Tx, userId: string): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: null });
}

/**
 * An operator deletes an account: nobody comes in any more, and whatever happens now, it is erased. The
 * one moment in both places says so.
 */
export async function closeForErasure(tx: Tx, userId: string, at: Date): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: at, deletion_due_at: at });
  await deleteSessionsOfUser(tx, userId);
}
