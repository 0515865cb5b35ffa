import type { ErrorCode } from '#contract/errors.ts';
import {
  endAllSessions,
  isSuspended as isAccountSuspended,
  reinstateAccount,
  suspendAccount,
} from '#server/accounts/accounts.ts';
import { cancelByOperator, listOpenLeadIds, replaceByOperator } from '#server/matching/matching.ts';
import { change } from '#server/platform/change.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, ignoreRefusals } from '#server/platform/refusal.ts';
import { hideSuspended, isSuspended, showReinstated } from '#server/professionals/professionals.ts';
import { listOpenRequestIds } from '#server/requests/requests.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';
import { deletionFigures } from './preview-deletion.ts';
import type { Standing, Subject } from './subject.ts';
import { lockTarget, type Target } from './targets.ts';

/**
 * Suspends a person and hides their profile: sessions and streams end, open requests are cancelled, active leads are withdrawn and replaced. Idempotent: a second call finishes what a crash
 * interrupted.
 * @throws Refusal `reauth_required`, `not_found`, `not_yours` for an admin
 */
export async function suspend(
  platform: Platform,
  call: AdminCall,
  target: Target,
  reason: string,
): Promise<void> {
  const now = platform.clock.now();
  const subject = await change(platform, async ({ tx, record }) => {
    await assertRecentProof(tx, platform, call, 'other');
    const standing = await lockTarget(tx, target);
    const { userId, professionalId } = standing;
    if (standing.isSuspended) return standing;
    record({ type: 'person.suspended', userId, professionalId });
    const figures = await deletionFigures(tx, standing, now);
    if (userId !== null) await suspendAccount(tx, userId, now);
    if (professionalId !== null) await hideSuspended(tx, professionalId, now);
    const before = { suspended: false, ...figures };
    const after = { suspended: true, userId, professionalId };
    const audit = { action: 'suspended', target, reason, before, after } as const;
    await recordAudit(tx, platform, actorOf(call), audit);
    return standing;
  });
  await finishSuspension(platform, subject);
}

/**
 * Cancels the open requests and withdraws the active leads of a suspended person. Idempotent. It may
 * run late, when the person has been reinstated: what they have since stays.
 */
export async function finishSuspension(
  platform: Platform,
  { userId, professionalId }: Subject,
): Promise<void> {
  const { db } = platform;
  // The audit entry of the suspension covers what is ended. Within the transaction that ends it: what
  // is open by now may have been opened after a reinstatement.
  const whileSuspended = async (tx: Tx) =>
    assertThat(
      userId === null
        ? professionalId !== null && (await isSuspended(tx, professionalId))
        : await isAccountSuspended(tx, userId),
      'request_closed',
    );
  for (const id of userId === null ? [] : await listOpenRequestIds(db, userId)) {
    await ignoreRefusals(cancelByOperator(platform, id, whileSuspended), CLOSED_CODES);
  }
  const leadIds = professionalId === null ? [] : await listOpenLeadIds(db, professionalId);
  for (const id of leadIds)
    await ignoreRefusals(replaceByOperator(platform, id, whileSuspended), CLOSED_CODES);
}

/** The other side may end it in the same moment. */
const CLOSED_CODES: readonly ErrorCode[] = ['not_found', 'request_closed', 'lead_closed'];

/**
 * Reinstates a person and restores their visibility; what was cancelled stays cancelled. Idempotent.
 * @throws Refusal `not_found`, `not_yours` for an admin
 */
export async function reinstate(
  platform: Platform,
  call: AdminCall,
  target: Target,
  reason: string,
): Promise<void> {
  await change(platform, async ({ tx, record }) => {
    const standing = await lockTarget(tx, target);
    if (!standing.isSuspended) return;
    await reinstateTarget({ tx, record }, standing);
    const [before, after] = [{ suspended: true }, { suspended: false }];
    const audit = { action: 'reinstated', target, reason, before, after } as const;
    await recordAudit(tx, platform, actorOf(call), audit);
  });
}

async function reinstateTarget(
  change: { tx: Tx } & Parameters<typeof showReinstated>[0],
  { userId, professionalId }: Standing,
): Promise<void> {
  if (userId !== null) await reinstateAccount(change.tx, userId);
  if (professionalId !== null) await showReinstated(change, professionalId);
}

/**
 * Ends every session of a person. Idempotent: where none is left, nothing is logged.
 * @throws Refusal `reauth_required`, `not_found`, `not_yours` for an admin
 */
export async function endSessions(
  platform: Platform,
  call: AdminCall,
  target: Target,
  reason: string,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await assertRecentProof(tx, platform, call, 'other');
    const standing = await lockTarget(tx, target);
    const { sessions } = await deletionFigures(tx, standing, platform.clock.now());
    if (standing.userId === null || sessions === 0) return;
    await endAllSessions(tx, standing.userId);
    const [before, after] = [{ sessions }, { sessions: 0 }];
    const audit = { action: 'sessions_ended', target, reason, before, after } as const;
    await recordAudit(tx, platform, actorOf(call), audit);
  });
}
