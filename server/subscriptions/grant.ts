import type { Change } from '#server/platform/change.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { monthOf, quotaOf } from './quota.ts';
import { findQuota } from './queries.ts';
import { upsertGranted } from './queries-grants.ts';

/**
 * Grants a professional additional quota for this calendar month (UTC); the rest of it expires with the
 * month.
 * @returns how many were granted this month before, and are now
 * @throws Refusal `not_eligible` where their plan has no limit
 */
export async function grantContacts(
  change: Pick<Change, 'tx' | 'record'>,
  { professionalId, amount, at }: { professionalId: string; amount: number; at: Date },
): Promise<{ before: number; after: number }> {
  const { tx } = change;
  const month = monthOf(at);
  const { max_requests: ofPlan, granted: before } = await findQuota(tx, professionalId, month);
  assertThat(ofPlan !== null, 'not_eligible');
  await upsertGranted(tx, { professionalId, amount, month, at });
  const { left } = await quotaOf(tx, professionalId, at);
  if (left !== 0) await recordQuotasReopened(change, [professionalId]);
  return { before, after: before + amount };
}
