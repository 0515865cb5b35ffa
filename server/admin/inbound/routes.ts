import { listInbound } from '#contract/admin/inbound.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { actorOf } from '../audit/record-audit.ts';
import { readInbound } from './inbound-list.ts';

/** What people sent from outside the app. */
export function inboundRoutes(platform: Platform): Route[] {
  return [
    route(listInbound, async ({ query }, call) => {
      const { channel, outcome, reason, userId, after, limit = PAGE_ROWS } = query;
      const page = { channel, outcome, reason, userId, after, limit };
      return readInbound(platform, actorOf(call), page);
    }),
  ];
}
