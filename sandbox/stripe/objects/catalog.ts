import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Work } from '../work.ts';

const CREATED = Date.UTC(2026, 0, 1) / 1000;

const PLANS: Readonly<Record<PaidPlanId, { name: string; cents: number }>> = {
  professional: { name: 'Nearhand Professional', cents: 2900 },
  premium: { name: 'Nearhand Premium', cents: 7900 },
};

/** A plan with its monthly price: the whole catalog. */
export interface Ware {
  name: string;
  product: Stripe.Product;
  price: Stripe.Price;
  plan: Stripe.Plan;
}

type Catalog = Pick<Work, 'prices' | 'madePrices'>;

/** The configured prices, and those made by calls. */
export function waresOf({ prices, madePrices }: Catalog): Ware[] {
  const configured = (['professional', 'premium'] as const).map((id) => makeWare(id, prices[id]));
  const made = madePrices.flatMap((price) => {
    const ware = configured.find(({ product }) => product.id === price.product);
    if (!ware) return [];
    const plan = makePlan(price.id, ware.product.id, price.unit_amount ?? 0);
    return [{ ...ware, price, plan }];
  });
  return [...made, ...configured];
}

export function findWare(work: Catalog, priceId: string): Ware | undefined {
  return waresOf(work).find(({ price }) => price.id === priceId);
}

/** The name of a product; undefined for one that does not exist. */
export function productName(productId: string): string | undefined {
  const id = (['professional', 'premium'] as const).find((id) => productIdOf(id) === productId);
  return id && PLANS[id].name;
}

function productIdOf(id: PaidPlanId): string {
  return `prod_sandbox_${id}`;
}

/** A price that a call makes. */
export interface PriceWishes {
  id: string;
  product: string;
  cents: number;
  created: number;
  lookupKey: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
  taxBehavior: Stripe.Price.TaxBehavior;
}

export function makeNewPrice(wishes: PriceWishes): Stripe.Price {
  const { id, product, cents, created, lookupKey, nickname, metadata, taxBehavior } = wishes;
  return {
    ...makePrice(id, product, cents),
    created,
    lookup_key: lookupKey,
    metadata,
    nickname,
    tax_behavior: taxBehavior,
  };
}

function makeWare(id: PaidPlanId, priceId: string): Ware {
  const { name, cents } = PLANS[id];
  const product = makeProduct(productIdOf(id), name, priceId);
  return {
    name,
    product,
    price: makePrice(priceId, product.id, cents),
    plan: makePlan(priceId, product.id, cents),
  };
}

function makeProduct(id: string, name: string, priceId: string): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created: CREATED,
    default_price: priceId,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: CREATED,
    url: null,
  };
}

function makePrice(id: string, product: string, cents: number): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: asDecimal(cents),
  };
}

function makePlan(id: string, product: string, cents: number): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: cents,
    amount_decimal: asDecimal(cents),
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A decimal is a text on the wire; the SDK has its own type for it. */
export function asDecimal(cents: number): Stripe.Decimal {
  return String(cents) as unknown as Stripe.Decimal;
}
