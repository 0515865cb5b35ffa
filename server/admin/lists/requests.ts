import type { AdminRequest } from '#contract/admin/requests.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { REQUEST_CALLS, requestActions } from '../policy.ts';
import type { List } from './list.ts';
import { findRequests, type RequestsAsked } from './queries-requests.ts';

/** All requests. One without an acceptance after 24 hours counts as unanswered. */
export function requests({
  clock,
}: Pick<Platform, 'clock'>): List<RequestsAsked, Omit<AdminRequest, 'cursor'>> {
  return {
    name: 'requests',
    calls: REQUEST_CALLS,
    sorts: { createdAt: 'moment' },
    async find(db, asked, page) {
      const unansweredBefore = new Date(clock.now().getTime() - DAY_MS);
      const rows = await findRequests(db, { ...asked, unansweredBefore }, page);
      return rows.map(({ key, professionId, isReviewed, createdAt, ...request }) => ({
        key,
        row: {
          ...request,
          profession: professionNumbered(professionId),
          createdAt: createdAt.toISOString(),
          allowedActions: requestActions(request.status, isReviewed),
        },
      }));
    },
  };
}
