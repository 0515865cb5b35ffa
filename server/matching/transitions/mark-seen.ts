import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findRequests } from '#server/requests/requests.ts';
import { countOwn, updateSeen } from '#server/matching/queries-lead-lifecycle.ts';

/**
 * Marks a professional's own pending leads as seen, and shows it to the customers.
 * Idempotent.
 * @throws Refusal `not_found` where one is not theirs
 */
export async function markLeadsSeen(
  platform: Platform,
  { professionalId }: { professionalId: string },
  leadIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(leadIds)];
  const at = platform.clock.now();
  await change(platform, async ({ tx, publishLive }) => {
    assertThat((await countOwn(tx, professionalId, ids)) === ids.length, 'not_found');
    const seen = await updateSeen(tx, { professionalId, ids, at });
    const requests = await findRequests(
      tx,
      seen.map((lead) => lead.request_id),
    );
    const customers = new Map(requests.map((request) => [request.id, request.customer_id]));
    for (const { id: leadId, request_id: requestId } of seen) {
      publishLive(customers.get(requestId)!, { type: 'lead.changed', requestId, leadId });
    }
  });
}
