import { changePlanSettings, readPlanSettings } from '#contract/admin/plans.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { changePlanAs, settingsOfPlan } from './plans.ts';

/** The plans, edited by an owner. */
export function planRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(readPlanSettings, ({ params: { planId } }) => settingsOfPlan(db, planId)),
    route(changePlanSettings, async ({ params: { planId }, body }, call) => {
      await changePlanAs(platform, actorOf(call), { ...body, id: planId });
      return settingsOfPlan(db, planId);
    }),
  ];
}
