import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { openQuotas } from '#server/professionals/professionals.ts';
import { isOpen, moveRequest } from '#server/requests/requests.ts';
import { changeOwnLife, tellPages, withdrawLeads } from './life.ts';
import { isLive } from './lifecycle.ts';

/**
 * The customer cancels an open request; everybody who was asked is let go. Again changes nothing.
 * @throws Refusal `not_found`, `request_closed` once it is completed
 */
export function cancelRequest(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  reason: string | null,
): Promise<void> {
  return changeOwnLife(platform, customer, requestId, async (life) => {
    const { change, request, leads, now } = life;
    if (request.status === 'cancelled') return;
    assertThat(isOpen(request.status), 'request_closed');
    const live = leads.filter(({ status }) => isLive(status));
    const reopened = await withdrawLeads(life, live, 'cancelled');
    await moveRequest(change.tx, request, 'cancel', {
      at: now,
      note: reason,
      set: { ended_at: now, cancel_reason: reason },
    });
    change.record({ type: 'request.cancelled', requestId });
    await openQuotas(change, reopened);
    await tellPages(life, live);
  });
}
