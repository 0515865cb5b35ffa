import { changePlanSettings, readPlanSettings } from '#contract/admin/plans.ts';
import { changePlanTaxes, readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { changePlanAs, settingsOfPlan } from './plans.ts';
import { changeTaxesAs, settingsOfTaxes } from './taxes.ts';

/** The plans and the taxes on them, edited by an owner. */
export function planRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(readPlanSettings, ({ params: { planId } }) => settingsOfPlan(db, planId)),
    route(changePlanSettings, async ({ params: { planId }, body }, call) => {
      await changePlanAs(platform, actorOf(call), { ...body, id: planId });
      return settingsOfPlan(db, planId);
    }),
    route(readPlanTaxes, (_, { language }) => settingsOfTaxes(db, language)),
    route(changePlanTaxes, async ({ body }, call) => {
      await changeTaxesAs(platform, actorOf(call), body);
      return settingsOfTaxes(db, call.language);
    }),
  ];
}
