import type { PlanId } from '#contract/billing/plans.ts';
import type { Standing, SubscriptionAction } from '#contract/billing/subscriptions.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findPlanInForce } from '#server/subscriptions/subscriptions.ts';
import { subscriptionActions } from './policy.ts';
import { findSubscription, type SubscriptionRow } from './queries.ts';
import { standingOf } from './standing.ts';

/** The current standing of a professional: the last snapshot, and the plan whose quota counts. */
export interface OwnStanding {
  row: SubscriptionRow | undefined;
  planId: PlanId;
  standing: Standing;
}

export async function findStanding(db: Db, professionalId: string): Promise<OwnStanding> {
  const [row, planId] = await Promise.all([
    findSubscription(db, professionalId),
    findPlanInForce(db, professionalId),
  ]);
  return { row, planId, standing: standingOf(row, planId) };
}

/** The row of a professional who has begun a subscription. */
type Subscribed = SubscriptionRow & {
  stripe_customer_id: string;
  stripe_subscription_id: string;
};

/** Throws unless the action is allowed; returns the row. @throws Refusal `not_subscribed` */
export function assertAllowed(
  { row, standing }: OwnStanding,
  action: Exclude<SubscriptionAction, 'subscribe'>,
): Subscribed {
  assertThat(subscriptionActions(standing).includes(action), 'not_subscribed');
  assertThat(Boolean(row?.stripe_customer_id && row.stripe_subscription_id), 'not_subscribed');
  return row as Subscribed;
}
