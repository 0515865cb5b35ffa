import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ignoreRefusals } from '#server/platform/refusal.ts';
import { findRequests, isOpen, listOpenRequestIds } from '#server/requests/requests.ts';
import { cancelRequest } from './cancel-request.ts';
import { withdrawLead } from './withdraw-lead.ts';
import { listActiveLeads } from '#server/matching/queries-lead-lifecycle.ts';
import { stepBack } from './release-lead.ts';
import { findLead } from '#server/matching/queries.ts';

/**
 * Cancels every open request of a customer who leaves; the professionals contacted are notified.
 */
export async function cancelAllRequests(
  platform: Platform,
  customer: { userId: string },
): Promise<void> {
  for (const id of await listOpenRequestIds(platform.db, customer.userId)) {
    await ignoreRefusals(cancelRequest(platform, customer, id, null), CLOSED_CODES);
  }
}

/**
 * Withdraws every active lead of a professional whose account is deleted, so that replacements are
 * contacted: accepted ones as if they stepped back, so that the customer is notified.
 */
export async function withdrawAllLeads(
  platform: Platform,
  professional: { professionalId: string },
): Promise<void> {
  for (const id of await listOpenLeadIds(platform.db, professional.professionalId)) {
    const lead = await findLead(platform.db, id);
    if (lead?.status === 'accepted')
      await ignoreRefusals(
        stepBack(platform, { ...professional, userId: null }, id, null),
        CLOSED_CODES,
      );
    else await withdrawLead(platform, id, 'gone');
  }
}

/** The active leads of a professional. */
export async function listOpenLeadIds(db: Db, professionalId: string): Promise<string[]> {
  const leads = await listActiveLeads(db, professionalId);
  const requests = await findRequests(
    db,
    leads.map((lead) => lead.request_id),
  );
  const open = new Set(requests.filter(({ status }) => isOpen(status)).map(({ id }) => id));
  return leads.filter((lead) => open.has(lead.request_id)).map(({ id }) => id);
}

/** The other side may end it in the same moment. */
const CLOSED_CODES: readonly ErrorCode[] = ['request_closed', 'lead_not_accepted'];
