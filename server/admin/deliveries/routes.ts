import {
  countDeliveries,
  discardDeadJobs,
  listDeadJobs,
  listFailedMessages,
  retryDeadJobs,
  retryMessages,
} from '#contract/admin/deliveries.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import { countFailedMessages } from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { retryOrDiscardDeadJobs, readDeadJobs } from './dead-jobs.ts';
import { readFailedMessages, retryFailedMessages } from './failed-messages.ts';

/** Failed messages and dead jobs, and retrying them. */
export function deliveryRoutes(platform: Platform): Route[] {
  return [
    route(countDeliveries, async () => ({
      messages: await countFailedMessages(platform),
      jobs: await platform.jobs.dead.countByQueue(),
    })),
    route(listFailedMessages, async ({ query }, call) => {
      const { channel, kind, after, limit = PAGE_ROWS } = query;
      return readFailedMessages(platform, actorOf(call), { channel, kind, after, limit });
    }),
    route(retryMessages, async ({ body: { ids, until, channel, kind } }, call) => {
      const which = ids ? { ids } : { until: momentOf(until), channel, kind };
      return { retried: await retryFailedMessages(platform, actorOf(call), which) };
    }),
    route(listDeadJobs, async ({ query: { queue, after, limit = PAGE_ROWS } }) =>
      readDeadJobs(platform, { queue, after, limit }),
    ),
    route(retryDeadJobs, async ({ body: { ids, until, queue } }, call) => {
      const which = ids ? { ids } : { until: momentOf(until), queue };
      const deed = { action: 'retried', which } as const;
      return { retried: await retryOrDiscardDeadJobs(platform, actorOf(call), deed) };
    }),
    route(discardDeadJobs, async ({ body: { ids, until, queue, reason } }, call) => {
      const which = ids ? { ids } : { until: momentOf(until), queue };
      const deed = { action: 'discarded', which, reason } as const;
      return { discarded: await retryOrDiscardDeadJobs(platform, actorOf(call), deed) };
    }),
  ];
}

/** The contract requires it where no ids are given. */
function momentOf(until: string | undefined): Date {
  return new Date(until ?? 0);
}
