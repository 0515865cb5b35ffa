import type { PlanSettings } from '#contract/admin/plans.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import { preparePlanPrice } from '#server/payments/payments.ts';
import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  readPlan,
  reloadPlans,
  setPlan,
  type PlanChoice,
} from '#server/subscriptions/subscriptions.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { countPaidPrices } from './queries-paid-prices.ts';

/** A plan to be edited, with what those who are on it pay. */
export async function settingsOfPlan(db: Db, id: PlanId): Promise<PlanSettings> {
  const [plan, paidPrices] = await Promise.all([readPlan(db, id), countPaidPrices(db, id)]);
  return { ...plan, paidPrices };
}

/**
 * Changes a plan, audited; a new price is made at Stripe first, so that where that fails nothing is changed.
 * This node has it when the promise resolves.
 * @throws Refusal `changed_meanwhile`, `invalid_input`, `payments_unreachable`
 */
export async function changePlanAs(
  platform: Platform,
  actor: Actor,
  choice: PlanChoice & { id: PlanId },
): Promise<void> {
  const { id } = choice;
  await change(platform, async (work) => {
    const stood = await setPlan(platform, work, { ...choice, by: actor.email });
    // Where nothing is sold the price is made once somebody chooses the plan.
    if (id !== 'free' && platform.stripe) await preparePlanPrice(platform, work.tx, id);
    const target = { kind: 'plan', id } as const;
    await recordAudit(work.tx, platform, actor, { action: 'changed', target, ...stood });
  });
  await reloadPlans(platform.db);
}
