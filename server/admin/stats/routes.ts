import { adminStats } from '#contract/admin/stats.ts';
import { listAdminPlans } from '#contract/admin/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { countedPlans } from './plans.ts';
import { countAll } from './queries-stats.ts';

/** The figures of the overview. */
export function statsRoutes(platform: Platform): Route[] {
  return [
    route(adminStats, () => countAll(platform.db)),
    route(listAdminPlans, (_, { language }) => countedPlans(platform, language)),
  ];
}
