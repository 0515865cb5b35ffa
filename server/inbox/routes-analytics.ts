import { professionalAnalytics } from '#contract/professionals/analytics.ts';
import { findAnalytics } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { findStarCounts } from '#server/reviews/reviews.ts';

/** The analytics of a professional: of their leads, and of their reviews. */
export function inboxAnalyticsRoutes({ db, clock }: Platform): Route[] {
  return [
    route(professionalAnalytics, async ({ params, query }, { session }) => {
      const { professionalId } = session;
      assertThat(params.id === professionalId, 'not_yours');
      const [analytics, ratings] = await Promise.all([
        findAnalytics(db, { professionalId, days: Number(query.days ?? 30), now: clock.now() }),
        findStarCounts(db, professionalId),
      ]);
      return { ...analytics, ratings };
    }),
  ];
}
