import { listPlans } from '#contract/billing/plans.ts';
import { professionalQuota } from '#contract/billing/quota.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { offeredPlans } from './plans.ts';
import { quotaWithEntries } from './quota.ts';

export function subscriptionRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(listPlans, (_, { language }) => offeredPlans(platform, language)),

    route(professionalQuota, async ({ params }, { session }) => {
      assertThat(params.id === session.professionalId, 'not_yours');
      return quotaWithEntries(db, session.professionalId, clock.now());
    }),
  ];
}
