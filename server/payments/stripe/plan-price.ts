import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  getPlan,
  lockPlans,
  stripePriceOf,
  updateStripePrice,
} from '#server/subscriptions/subscriptions.ts';
import { accountOf, callStripe } from './call-stripe.ts';
import { StripeRefused, StripeUnavailable } from './stripe-errors.ts';

/**
 * The id of the price at Stripe that who chooses a plan now will pay; made where there is none yet.
 * Prices of Stripe are immutable: another amount is another price.
 * @throws Refusal `payments_unavailable`, `payments_unreachable`
 */
export async function planPriceId(platform: Platform, planId: PaidPlanId): Promise<string> {
  const account = accountOf(platform);
  const known = stripePriceOf(await getPlan(platform.db, planId), account);
  if (known !== undefined) return known;
  return platform.db.transaction().execute(async (tx) => {
    await lockPlans(tx);
    return preparePlanPrice(platform, tx, planId);
  });
}

/**
 * The same within a transaction that holds the lock of the plans, which serializes two makers. Running it
 * again finds the price made before by its lookup key.
 */
export async function preparePlanPrice(
  platform: Platform,
  tx: Tx,
  planId: PaidPlanId,
): Promise<string> {
  const account = accountOf(platform);
  const plan = await getPlan(tx, planId);
  const known = stripePriceOf(plan, account);
  if (known !== undefined) return known;
  const base = account.prices[planId];
  const wanted = { planId, base, cents: plan.cents };
  const id = await findOrCreatePrice(platform, wanted).catch((error: unknown) => {
    // The configured price or its product is gone: the doctor says so.
    if (error instanceof StripeRefused) throw new StripeUnavailable({ answered: true });
    throw error;
  });
  await updateStripePrice(tx, planId, { id, base });
  return id;
}

interface WantedPrice {
  planId: PaidPlanId;
  /** The configured price, whose product the new one belongs to. */
  base: string;
  cents: number;
}

async function findOrCreatePrice(platform: Platform, wanted: WantedPrice): Promise<string> {
  const lookupKey = `${wanted.base}-${wanted.cents}`;
  const { data } = await callStripe(platform, (stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  );
  const [found] = data;
  if (found && found.unit_amount === wanted.cents) return found.id;
  const base = await callStripe(platform, (stripe) => stripe.prices.retrieve(wanted.base));
  const made = await callStripe(platform, (stripe) =>
    stripe.prices.create(priceLike(base, lookupKey, wanted)),
  );
  return made.id;
}

function priceLike(
  { product, tax_behavior: tax }: Stripe.Price,
  lookupKey: string,
  { planId, cents }: WantedPrice,
): Stripe.PriceCreateParams {
  return {
    currency: 'usd',
    product: typeof product === 'string' ? product : product.id,
    unit_amount: cents,
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
    // An archived price may still hold the key.
    transfer_lookup_key: true,
    // By it a subscription is recognized once the plan has another price.
    metadata: { planId },
    ...(tax && tax !== 'unspecified' && { tax_behavior: tax }),
  };
}
