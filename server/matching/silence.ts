import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openQuotas } from '#server/professionals/professionals.ts';
import { findRequests } from '#server/requests/requests.ts';
import { giveBackQuota } from '#server/subscriptions/subscriptions.ts';
import { findUnsettled, updateSettled, type Unsettled } from './queries-life.ts';

/** A customer who says nothing for so long after an acceptance has the contact given back. */
export const SILENCE_HOURS = 48;

/** The next acceptances that are older than 48 hours and not settled, oldest first. */
export function listAcceptedUnsettled(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<Unsettled[]> {
  const before = new Date(now.getTime() - SILENCE_HOURS * 3_600_000);
  return findUnsettled(db, { before, limit });
}

/**
 * Settles acceptances, each once: gives the contact of those in `silent` back, unless the
 * professional was hired or stepped back.
 */
export function settleSilence(
  platform: Platform,
  { leadIds, silent }: { leadIds: readonly string[]; silent: ReadonlySet<string> },
): Promise<void> {
  const at = platform.clock.now();
  return change(platform, async (change) => {
    const { tx } = change;
    const settled = await updateSettled(tx, { leadIds, at });
    const requests = await findRequests(
      tx,
      settled.map((lead) => lead.request_id),
    );
    const hired = new Set(
      requests.map((one) => one.hired_at && `${one.id} ${one.professional_id}`),
    );
    const returned = settled.filter(
      (lead) =>
        silent.has(lead.id) &&
        lead.ended_because !== 'stepped_back' &&
        !hired.has(`${lead.request_id} ${lead.professional_id}`),
    );
    const ids = returned.map(({ id }) => id).toSorted();
    await openQuotas(change, await giveBackQuota(tx, ids, 'customer_silent', at));
  });
}
