import type { Stripe } from 'stripe';
import type { Plan } from '#contract/billing/plans.ts';
import { TAX_BY_ADDRESS, type PlanTax } from '#contract/billing/plan-tax.ts';
import type { PaidPlanId, PlanChange } from '#contract/billing/subscriptions.ts';
import { isoOfSeconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import { itemOf, prorationOf } from './change-plan.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { assertAllowed, findStanding } from '#server/payments/find-standing.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { planPriceId } from '#server/payments/stripe/plan-price.ts';
import { planOf } from '#server/payments/sync/subscription-state.ts';
import { taxRefusalOf } from '#server/payments/taxes/tax-refusal.ts';
import { taxOfSubscription } from '#server/payments/taxes/tax-state.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/**
 * Previews what changing to another paid plan would cost today, and from when; changes nothing.
 * @throws Refusal `not_subscribed`, `payments_unavailable`, `payments_unreachable`
 */
export async function previewPlanChange(
  platform: Platform,
  call: OwnCall,
  planId: PaidPlanId,
): Promise<PlanChange> {
  const { db } = platform;
  const { professionalId } = call.session;
  accountOf(platform);
  await limit(platform, call, 'billing');
  const subscribed = assertAllowed(await findStanding(db, professionalId), 'change_plan');
  const offered = await namedPlan(db, planId, call.language);
  const refused = async (error: unknown) => {
    if (!(error instanceof StripeRefused)) throw error;
    throw (await taxRefusalOf(platform, error)) ?? new Refusal('not_subscribed');
  };
  const id = subscribed.stripe_subscription_id;
  const cost = await costs(platform, { id, planId }).catch(refused);
  const { due, credit, periodEnd, kept } = cost;
  const plan = { ...offered, ...(kept !== null && { price: kept / 100 }) };
  const { month, tax } = await nextMonth(platform, plan, cost).catch(refused);
  return {
    plan: { ...plan, ...(tax && { tax }) },
    dueNow: due / 100,
    nextCharge: {
      amount: Math.max(0, month - credit / 100),
      at: isoOfSeconds(periodEnd),
    },
  };
}

type Costs = Awaited<ReturnType<typeof costs>>;

/** A month of the other plan in US dollars, with the taxes that the subscription has. */
async function nextMonth(
  platform: Platform,
  plan: Pick<Plan, 'price'>,
  { subscription, price }: Costs,
): Promise<{ month: number; tax?: PlanTax | undefined }> {
  const tax = taxOfSubscription(subscription, Math.round(plan.price * 100));
  if (!subscription.automatic_tax.enabled) return { month: tax?.total ?? plan.price, tax };
  const items = [{ id: itemOf(subscription).id, price }];
  const { total } = await callStripe(platform, (stripe) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'none' },
    }),
  );
  return { month: total / 100, tax: { ...TAX_BY_ADDRESS, total: total / 100 } };
}

/**
 * The cost in cents, and the end of the period in seconds. `kept`: what is paid for this very plan already,
 * and stays.
 */
async function costs(platform: Platform, { id, planId }: { id: string; planId: PaidPlanId }) {
  const subscription = await callStripe(platform, (stripe) => stripe.subscriptions.retrieve(id));
  const item = itemOf(subscription);
  const periodEnd = item.current_period_end;
  const isSame = planOf(subscription, accountOf(platform).prices) === planId;
  const kept = isSame ? item.price.unit_amount : null;
  const price = isSame ? item.price.id : await planPriceId(platform, planId);
  const rest = { subscription, price, periodEnd, kept };
  if (isSame || subscription.status === 'trialing') return { ...rest, due: 0, credit: 0 };
  const invoice = await callStripe(platform, (stripe) =>
    stripe.invoices.createPreview(wanted(subscription, item.id, price)),
  );
  const { amount_due: due, total, starting_balance: balance } = invoice;
  // A negative balance is a credit; unused time adds to it where it is worth more.
  return { ...rest, due, credit: Math.max(0, -(balance + total)) };
}

function wanted(
  subscription: Stripe.Subscription,
  item: string,
  price: string,
): Stripe.InvoiceCreatePreviewParams {
  return {
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: prorationOf(subscription),
    },
  };
}
