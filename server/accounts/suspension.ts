import type { Tx } from '#server/platform/database/db.ts';
import { lockStandingById } from './queries-personal-data.ts';
import { updateUserById } from './queries.ts';
import { deleteSessionsOfUser } from './sessions/queries-sessions.ts';

/** The standing of an account before an operator changed it. */
export interface AccountStanding {
  role: 'customer' | 'professional';
  suspendedAt: Date | null;
  deletionDueAt: Date | null;
}

/**
 * The standing of an account, locked until the transaction ends; undefined where there is no
 * account, or it was just deleted.
 */
export async function lockStanding(tx: Tx, userId: string): Promise<AccountStanding | undefined> {
  const person = await lockStandingById(tx, userId);
  if (!person || person.erased_at !== null) return undefined;
  const { role, suspended_at: suspendedAt, deletion_due_at: deletionDueAt } = person;
  const isClosed = suspendedAt !== null && suspendedAt.getTime() === deletionDueAt?.getTime();
  return isClosed ? undefined : { role, suspendedAt, deletionDueAt };
}

/**
 * Suspends a person from this moment on: their sessions and streams end. Lock the standing first.
 */
export async function suspendAccount(tx: Tx, userId: string, at: Date): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: at });
  await deleteSessionsOfUser(tx, userId);
}

/** Reinstates a suspended person. */
export async function reinstateAccount(tx: Tx, userId: string): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: null });
}

/**
 * Closes an account for deletion by an operator: nobody signs in any more, and its erasure is
 * certain. The account and the job of erasing it carry the same moment.
 */
export async function closeForErasure(tx: Tx, userId: string, at: Date): Promise<void> {
  await updateUserById(tx, userId, { suspended_at: at, deletion_due_at: at });
  await deleteSessionsOfUser(tx, userId);
}
