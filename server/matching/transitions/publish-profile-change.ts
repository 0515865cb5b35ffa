import type { Change } from '#server/platform/change.ts';
import { findRequests } from '#server/requests/requests.ts';
import { listActiveLeads } from '#server/matching/queries-lead-lifecycle.ts';

/** Publishes a changed card to the open pages of the customers who wait for that professional. */
export async function publishProfileChange(
  { tx, publishLive }: Pick<Change, 'tx' | 'publishLive'>,
  professionalId: string,
): Promise<void> {
  const leads = await listActiveLeads(tx, professionalId);
  const requests = await findRequests(
    tx,
    leads.map((lead) => lead.request_id),
  );
  for (const { id: requestId, customer_id } of requests) {
    publishLive(customer_id, { type: 'request.changed', requestId });
  }
}
