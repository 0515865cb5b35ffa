import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { isOpen, widen } from '#server/requests/requests.ts';
import { isDirectOnly } from '#server/matching/policy.ts';
import { withOwnLockedRequest } from '#server/matching/transitions/locked-request.ts';
import { contactMore } from './contact-more.ts';

/**
 * The customer of a direct request asks two others as well. Idempotent; stopped half-way, the timer of
 * short requests goes on.
 * @throws Refusal `not_found`, `request_closed`, `already_hired`
 */
export async function askOthers(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
): Promise<void> {
  await withOwnLockedRequest(platform, customer, requestId, async ({ change, request }) => {
    assertThat(isOpen(request.status), 'request_closed');
    assertThat(request.status !== 'in_progress', 'already_hired');
    if (isDirectOnly(request)) await widen(change.tx, requestId);
  });
  await contactMore(platform, requestId);
}
