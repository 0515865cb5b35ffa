import type { Change } from '#server/platform/change.ts';
import type { Tx } from '#server/platform/database/db.ts';
import {
  lockById,
  updateReinstated,
  updateRemoved,
  updateSuspended,
} from './queries-suspension.ts';
import { lockUnclaimed } from '#server/professionals/unclaimed/queries-unclaimed.ts';

/** How a professional stood before an operator did something to them. */
export interface LockedProfessional {
  userId: string | null;
  isActive: boolean;
  isLeaving: boolean;
  suspendedAt: Date | null;
}

/**
 * How a professional stands, locked until the transaction ends: whoever takes the profile over in this
 * moment is waited for. Nothing where there is none, or nobody behind it any more.
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

/** Hides a professional, whatever they decide themselves meanwhile. Lock them first. */
export async function hideSuspended(tx: Tx, id: string, at: Date): Promise<void> {
  await updateSuspended(tx, id, at);
}

/** Brings back what was before the suspension. */
export async function showReinstated(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
): Promise<void> {
  const isContactable = await updateReinstated(tx, professionalId);
  if (isContactable) record({ type: 'professional.available', professionalId });
}

/** Hides somebody without an account who is about to be deleted; for operators they are gone. */
export async function markRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await updateSuspended(tx, id, at);
  await updateRemoved(tx, id, at);
}
