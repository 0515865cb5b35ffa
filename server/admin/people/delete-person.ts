import { closeForErasure } from '#server/accounts/accounts.ts';
import { withdrawAllLeads } from '#server/matching/matching.ts';
import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import {
  deleteUnclaimed,
  hideSuspended,
  anonymizeProfile,
  lockUnclaimed,
  markRemoved,
} from '#server/professionals/professionals.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';
import { deletionFigures } from './preview-deletion.ts';
import type { Standing } from './subject.ts';
import { lockTarget, type Target } from './targets.ts';

/** After this many seconds a job finishes what a crash interrupted. */
const SECURED_AFTER = 60;

/**
 * Deletes a person, or a professional with their account: at once nobody signs in and no request reaches them; then they are erased as if they had asked for it. Idempotent under concurrency: the first call writes the audit
 * entry.
 * @throws Refusal `reauth_required`, `not_found` for an unknown or deleted person, `not_yours`
 * for an admin
 */
export async function deletePerson(
  platform: Platform,
  call: AdminCall,
  target: Target,
  reason: string | null | undefined,
): Promise<void> {
  const now = platform.clock.now();
  const { userId, professionalId } = await change(platform, async (change) => {
    const { tx } = change;
    await assertRecentProof(tx, platform, call, 'deletion');
    const standing = await lockTarget(tx, target);
    const { userId, professionalId } = standing;
    const before = { userId, professionalId, ...(await deletionFigures(tx, standing, now)) };
    await close(platform, change, standing, now);
    const audit = { action: 'deleted', target, reason: reason || null, before } as const;
    await recordAudit(tx, platform, actorOf(call), audit);
    return standing;
  });
  if (userId !== null) await erasePerson(platform, userId, 'operator');
  else if (professionalId !== null) await finishRemoval(platform, { professionalId });
}

/** The part within the transaction: sessions ended, profile hidden. */
async function close(
  { jobs }: Pick<Platform, 'jobs'>,
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  { userId, professionalId }: Standing,
  now: Date,
): Promise<void> {
  if (userId !== null) {
    await closeForErasure(tx, userId, now);
    if (professionalId !== null) await hideSuspended(tx, professionalId, now);
    const due = { userId, askedBy: 'operator' } as const;
    await jobs.send(tx, 'erase-account', due, { afterSeconds: SECURED_AFTER });
  } else if (professionalId !== null) {
    await markRemoved(tx, professionalId, now);
    record({ type: 'professional.removed', professionalId });
  }
}

/**
 * Deletes an unclaimed professional, once replacements were contacted. If the profile once had an
 * account, what ratings refer to stays without a name. Idempotent.
 */
export async function finishRemoval(
  platform: Platform,
  { professionalId }: { professionalId: string },
): Promise<void> {
  const { db, clock } = platform;
  await withdrawAllLeads(platform, { professionalId });
  await db.transaction().execute(async (tx) => {
    const isUnclaimed = (await lockUnclaimed(tx, professionalId)) !== undefined;
    if (isUnclaimed) await deleteUnclaimed(tx, professionalId);
    else await anonymizeProfile(tx, professionalId, clock.now());
  });
}
