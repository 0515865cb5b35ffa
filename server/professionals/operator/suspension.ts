import type { Change } from '#server/platform/change.ts';
import type { Tx } from '#server/platform/database/db.ts';
import {
  lockById,
  updateReinstated,
  updateRemoved,
  updateSuspended,
} from './queries-suspension.ts';
import { lockUnclaimed } from '#server/professionals/unclaimed/queries-unclaimed.ts';

/** The standing of a professional before an operator changed it. */
export interface LockedProfessional {
  userId: string | null;
  isActive: boolean;
  isLeaving: boolean;
  suspendedAt: Date | null;
}

/**
 * The standing of a professional, locked until the transaction ends, also against claiming.
 * Undefined where there is none, or it was erased.
 */
export async function lockProfessional(
  tx: Tx,
  id: string,
): Promise<LockedProfessional | undefined> {
  await lockUnclaimed(tx, id);
  const found = await lockById(tx, id);
  if (!found || found.erased_at !== null) return undefined;
  return {
    userId: found.user_id,
    isActive: found.active,
    isLeaving: found.leaving,
    suspendedAt: found.suspended_at,
  };
}

export { hasProfessional, isSuspended } from './queries-suspension.ts';

/** Hides a suspended professional, whatever they set themselves meanwhile. Lock them first. */
export async function hideSuspended(tx: Tx, id: string, at: Date): Promise<void> {
  await updateSuspended(tx, id, at);
}

/** Restores the state before the suspension. */
export async function showReinstated(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
): Promise<void> {
  const isContactable = await updateReinstated(tx, professionalId);
  if (isContactable) record({ type: 'professional.available', professionalId });
}

/**
 * Hides an unclaimed professional who is about to be deleted; for operators they no longer exist.
 */
export async function markRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await updateSuspended(tx, id, at);
  await updateRemoved(tx, id, at);
}
