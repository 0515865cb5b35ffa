import type { Stripe } from 'stripe';
import { automaticTax } from '../taxes/taxes-of.ts';
import { newId, type Work } from '../work.ts';
import type { Ware } from './catalog.ts';
import { wholeList } from './list.ts';

export interface SubscriptionWishes {
  customer: string;
  ware: Ware;
  status: Stripe.Subscription.Status;
  /** Unix seconds. */
  period: { start: number; end: number };
  trialEnd: number | null;
  defaultPaymentMethod: string | null;
  description: string | null;
  metadata: Record<string, string>;
  saveCard: string;
  missingPaymentMethod: string;
  taxRates: Stripe.TaxRate[];
  isAutomaticallyTaxed: boolean;
}

export function makeSubscription(
  { now }: Pick<Work, 'now'>,
  wishes: SubscriptionWishes,
): Stripe.Subscription {
  const { customer, ware, status, period, trialEnd, metadata } = wishes;
  const id = newId('sub');
  return {
    ...NOTHING_SPECIAL,
    id,
    automatic_tax: automaticTax(wishes.isAutomaticallyTaxed),
    billing_cycle_anchor: trialEnd ?? now,
    created: now,
    customer,
    default_payment_method: wishes.defaultPaymentMethod,
    default_tax_rates: wishes.taxRates,
    description: wishes.description,
    items: itemsOf(id, makeItem(id, ware, now, period)),
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: wishes.saveCard,
    },
    start_date: now,
    status,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: wishes.missingPaymentMethod,
      },
    },
    trial_start: trialEnd === null ? null : now,
  };
}

/** The same items with another price, period or tax rates. */
export function changedItems(
  { id, items }: Stripe.Subscription,
  change: {
    ware?: Ware;
    period?: { start: number; end: number };
    taxRates?: Stripe.TaxRate[] | undefined;
  },
): Stripe.ApiList<Stripe.SubscriptionItem> {
  const [item] = items.data;
  const { ware, period, taxRates } = change;
  return itemsOf(id, {
    ...item!,
    ...(ware && { price: ware.price, plan: ware.plan }),
    ...(taxRates && { tax_rates: taxRates }),
    ...(period && { current_period_start: period.start, current_period_end: period.end }),
  });
}

function itemsOf(id: string, item: Stripe.SubscriptionItem) {
  const url = `/v1/subscription_items?subscription=${id}`;
  return wholeList([item], url);
}

function makeItem(
  subscription: string,
  { price, plan }: Ware,
  created: number,
  period: { start: number; end: number },
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan,
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

const NOTHING_SPECIAL = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  currency: 'usd',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>;
