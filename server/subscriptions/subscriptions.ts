import { openQuotas } from '#server/professionals/professionals.ts';
import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { updateBegunMonth, updateGivenBack, upsertPlan, upsertTaken } from './queries.ts';

/** The plans; only their number of contacts a month matters here, never the ranking. */
export type PlanId = 'free' | 'professional' | 'premium';

/**
 * Counts one contact of this calendar month (UTC) for each professional: exact, however many ask at
 * once. `taken` misses those who had none left; `usedUp` are those who took their last one.
 */
export async function takeQuota(
  db: Db,
  professionalIds: readonly string[],
  now: Date,
): Promise<{ taken: Set<string>; usedUp: string[] }> {
  const rows = await upsertTaken(db, professionalIds, monthOf(now));
  return {
    taken: new Set(rows.map((row) => row.professional_id)),
    usedUp: rows.filter((row) => row.used_up).map((row) => row.professional_id),
  };
}

/**
 * Gives the contact of leads that came to nothing back to the month in which it was taken; what was
 * taken in an earlier month is over anyway.
 * @returns the professionals whose quota is open again: professionals' front door is to be told
 */
export async function giveBackQuota(
  db: Db,
  leads: readonly { professionalId: string; sentAt: Date }[],
): Promise<string[]> {
  if (leads.length === 0) return [];
  const taken = leads.map((lead) => ({ ...lead, month: monthOf(lead.sentAt) }));
  return (await updateGivenBack(db, taken)).map((row) => row.professional_id);
}

/** Puts a professional on a plan and lets them be contacted again. */
export async function startPlan(
  db: Db,
  professionalId: string,
  planId: PlanId,
  now: Date,
): Promise<void> {
  await upsertPlan(db, { professionalId, planId, month: monthOf(now) });
  await openQuotas(db, [professionalId]);
}

/** Run by a timer: begins the new month for everybody who used something of an earlier one. */
export async function reopenQuotas(platform: Platform): Promise<void> {
  const batch = 1000;
  const month = monthOf(platform.clock.now());
  for (let begun = batch; begun === batch;) {
    begun = await change(platform, async ({ tx }) => {
      const rows = await updateBegunMonth(tx, month, batch);
      await openQuotas(
        tx,
        rows.map((row) => row.professional_id),
      );
      return rows.length;
    });
  }
}

/** The first day of the calendar month in UTC, as 'YYYY-MM-01'. */
function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}
