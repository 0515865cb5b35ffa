import { blockPerson as blockPersonCall, report as reportCall } from '#contract/requests/safety.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { blockPerson, storeReport } from '#server/safety/safety.ts';
import { getOtherSide } from './other-side.ts';
import { getReportTarget } from './report-target.ts';

/** Blocks and reports: their targets belong to several domains, so the calls are here. */
export function inboxSafetyRoutes(platform: Platform): Route[] {
  return [
    route(blockPersonCall, async ({ body }, call) => {
      await limit(platform, call, 'blocks');
      const { userId, name } = await getOtherSide(platform.db, call.session, body);
      await blockPerson(platform, { blocker: call.session.userId, blocked: userId, name });
    }),

    route(reportCall, async ({ body }, call) => {
      await limit(platform, call, 'reports');
      const about = await getReportTarget(platform.db, call.session, body.target);
      const id = await storeReport(platform, {
        reporterId: call.session.userId,
        ...about,
        reason: body.reason,
        comment: body.comment || null,
      });
      return { id };
    }),
  ];
}
