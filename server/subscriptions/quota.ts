import type { OwnProfile } from '#contract/professionals/professionals.ts';
import type { Quota } from '#contract/billing/quota.ts';
import type { Db } from '#server/platform/database/db.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { findEntries, findQuota, type QuotaRow } from './queries.ts';

const SHOWN = 100;

/** The quota of a professional this month: used and left. */
export async function quotaOf(
  db: Db,
  professionalId: string,
  now: Date,
): Promise<OwnProfile['quota']> {
  return leftOf(await findQuota(db, professionalId, monthOf(now)), now);
}

/** The same with its plan and the newest lines of the ledger. */
export async function quotaWithEntries(db: Db, professionalId: string, now: Date): Promise<Quota> {
  const month = monthOf(now);
  const [found, entries] = await Promise.all([
    findQuota(db, professionalId, month),
    findEntries(db, professionalId, SHOWN),
  ]);
  return {
    ...leftOf(found, now),
    planId: found.plan_id as Quota['planId'],
    month,
    entries: entries.map((entry) => ({
      at: entry.at.toISOString(),
      kind: entry.kind,
      reason: entry.reason,
      amount: entry.amount,
      leadId: entry.lead_id,
      profession: entry.profession_id === null ? null : professionNumbered(entry.profession_id),
      area: entry.area,
    })),
  };
}

function leftOf({ used, granted, max_requests: ofPlan }: QuotaRow, now: Date) {
  const included = ofPlan === null ? null : ofPlan + granted;
  return {
    included,
    used,
    left: included === null ? null : Math.max(0, included - used),
    resetsAt: monthAfter(now).toISOString(),
  };
}

/** The first day of the calendar month in UTC, as 'YYYY-MM-01'. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

/** The moment at which the next calendar month begins in UTC. */
export function monthAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}
