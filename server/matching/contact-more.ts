import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listWaitingRequests, lockRequest, moveRequest } from '#server/requests/requests.ts';
import { contact, findBest, untilQuotaHolds } from './contact.ts';
import { CONTACTED_AT_ONCE, isLookingFor } from './policy.ts';
import { findByRequests } from './queries.ts';

/**
 * Contacts the next best until three are alive again, for a request that is still looking; nobody
 * twice. Doing it again changes nothing. Where everybody has declined and nobody is left, the request
 * goes back to `pending` and its customer is told.
 */
export async function contactMore(platform: Platform, requestId: string): Promise<void> {
  const now = platform.clock.now();
  await untilQuotaHolds((without) =>
    change(platform, async (change) => {
      const request = await lockRequest(change.tx, requestId);
      if (!request) return;
      const leads = await findByRequests(change.tx, [requestId]);
      const accepted = leads.filter(({ status }) => status === 'accepted').length;
      const alive = accepted + leads.filter(({ status }) => status === 'pending').length;
      if (alive >= CONTACTED_AT_ONCE || !isLookingFor(request, accepted)) return;
      const best = await findBest(change.tx, request, {
        count: CONTACTED_AT_ONCE - alive,
        without: [...without, ...leads.map((lead) => lead.professional_id)],
        now,
      });
      await contact(change, request, best, { now, firstRank: leads.length + 1 });
      if (best.length > 0 && request.status === 'pending') {
        await moveRequest(change.tx, request, 'contact', { at: now });
      }
      if (best.length === 0 && alive === 0 && request.status === 'sent') {
        await moveRequest(change.tx, request, 'search', { at: now });
        change.record({ type: 'request.pending', requestId });
      }
      change.tell(request.customer_id, { type: 'request.changed', requestId });
    }),
  );
}

/** Run by a timer: looks again for each request that nobody could be contacted for. */
export async function contactWaiting(platform: Platform): Promise<void> {
  const limit = 100;
  let after: string | undefined;
  for (;;) {
    const waiting = await listWaitingRequests(platform.db, { after, limit });
    for (const { id } of waiting) await contactMore(platform, id);
    after = waiting.at(-1)?.id;
    if (waiting.length < limit) return;
  }
}
