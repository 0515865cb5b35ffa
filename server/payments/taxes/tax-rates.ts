import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { TaxMode, TaxRate } from '#contract/admin/plan-taxes.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeTimeouts } from '#server/platform/stripe.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import { getTaxes, lockTaxes, updateStripeRates } from '#server/subscriptions/subscriptions.ts';
import { listOwnRates } from './own-rates.ts';

/** How a subscription is taxed; `isChosen`: an owner said so, if only once. */
export interface TaxesInForce {
  mode: TaxMode;
  /** The ids of the rates at Stripe; none but where they are fixed. */
  rateIds: readonly string[];
  isChosen: boolean;
}

/**
 * How who begins a plan now is taxed; the rates are made at Stripe where they are not there yet.
 * @throws Refusal `payments_unavailable`, `payments_unreachable`
 */
export async function findTaxesInForce(platform: Platform): Promise<TaxesInForce> {
  const row = await getTaxes(platform.db);
  const { mode, version, stripe_rate_ids: known, stripe_base: base } = row;
  const isChosen = version > 0;
  if (mode !== 'rates') return { mode, rateIds: [], isChosen };
  const isMade = known !== null && base === accountOf(platform).prices.professional;
  const rateIds = isMade
    ? known
    : await platform.db.transaction().execute((tx) => prepareTaxRates(platform, tx));
  return { mode, rateIds, isChosen };
}

/**
 * Makes the fixed rates at Stripe, and finds those made before by what they are; the lock on the taxes
 * serializes two makers. None where rates are not fixed.
 */
export async function prepareTaxRates(platform: Platform, tx: Tx): Promise<string[]> {
  const row = await lockTaxes(tx);
  if (row.mode !== 'rates') return [];
  const base = accountOf(platform).prices.professional;
  if (row.stripe_rate_ids && row.stripe_base === base) return row.stripe_rate_ids;
  const wanted = row.rates.map((rate) => rateLike(rate, row.included));
  const ids = await findOrCreateRates(platform, wanted).catch((error: unknown) => {
    if (error instanceof StripeRefused) throw new StripeUnavailable({ answered: true });
    throw error;
  });
  await updateStripeRates(tx, { ids, base });
  return ids;
}

type Wanted = ReturnType<typeof rateLike>;

/** What a rate is called and charges never changes at Stripe: another one is another object. */
function rateLike({ name, percent, registration }: TaxRate, inclusive: boolean) {
  const described = JSON.stringify([name, percent, registration, inclusive]);
  const key = createHash('sha256').update(described).digest('base64url');
  return {
    // Invoices show it: there the number stands beside the name.
    display_name: registration === null ? name : `${name} (${registration})`,
    percentage: percent,
    inclusive,
    metadata: { nearhandRate: key, name },
  } satisfies Stripe.TaxRateCreateParams;
}

async function findOrCreateRates(platform: Platform, wanted: readonly Wanted[]) {
  const assertInTime = startSeries(accountOf(platform).timeouts);
  const own = await listOwnRates(platform, assertInTime);
  const ids: string[] = [];
  for (const rate of wanted) {
    assertInTime();
    const found = own.find(({ metadata }) => metadata?.['nearhandRate'] === keyOf(rate));
    if (!found) ids.push(await create(platform, rate));
    else ids.push(found.active ? found.id : await setActive(platform, found.id, true));
  }
  return ids;
}

/** A transaction waits for all the calls: beside it, none of them may begin too late. */
function startSeries({ series }: StripeTimeouts): () => void {
  const began = performance.now();
  return () => {
    if (performance.now() - began >= series) throw new StripeUnavailable({ answered: false });
  };
}

function keyOf({ metadata }: Wanted): string {
  return metadata.nearhandRate;
}

/** Without a key of ours: the lock and the look at what there is make it once. */
async function create(platform: Platform, rate: Wanted): Promise<string> {
  const made = await callStripe(platform, (stripe) => stripe.taxRates.create(rate));
  return made.id;
}

/** Archives a rate, or brings it back; subscriptions that have it keep it. */
export async function setActive(platform: Platform, id: string, active: boolean): Promise<string> {
  await callStripe(platform, (stripe) => stripe.taxRates.update(id, { active }));
  return id;
}
