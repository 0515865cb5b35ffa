import type { EndReason } from '#contract/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openQuotas } from '#server/professionals/professionals.ts';
import { isOpen } from '#server/requests/requests.ts';
import { changeLife, tellPages, withdrawLeads } from './life.ts';
import { isLive } from './lifecycle.ts';
import { findById } from './queries.ts';
import { goOnWithout } from './release.ts';

/**
 * Ends a live lead of an open request without its professional, whose contact is given back where they
 * had not answered. What is over stays as it is.
 */
export async function letGo(
  platform: Platform,
  leadId: string,
  because: Extract<EndReason, 'blocked' | 'gone'>,
): Promise<void> {
  const found = await findById(platform.db, leadId);
  if (!found) return;
  await changeLife(platform, found.request_id, async (life) => {
    const lead = life.leads.find(({ id }) => id === leadId);
    if (!lead || !isLive(lead.status) || !isOpen(life.request.status)) return;
    const reopened = await withdrawLeads(life, [lead], because);
    await goOnWithout(life, lead, 'system');
    await openQuotas(life.change, reopened);
    await tellPages(life, [lead]);
  });
}
