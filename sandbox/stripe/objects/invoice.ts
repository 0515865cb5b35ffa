import type { Stripe } from 'stripe';
import { invoiceSums, taxedLines } from '../taxes/line-taxes.ts';
import { taxesOf } from '../taxes/taxes-of.ts';
import { newId, type Work } from '../work.ts';
import { wholeList } from './list.ts';

/** Stripe's minimum charge; smaller amounts go to the balance of the customer. */
const MIN_CHARGE = 50;

export interface InvoiceWishes {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  lines: Stripe.InvoiceLineItem[];
  reason: Stripe.Invoice.BillingReason;
  period: { start: number; end: number };
}

/** A draft: the balance of the customer is applied, but not yet changed. */
export function draftInvoice({ now }: Pick<Work, 'now'>, wishes: InvoiceWishes): Stripe.Invoice {
  const { customer, subscription, reason, period } = wishes;
  const id = newId('in');
  const bare = wishes.lines.map((line) => ({ ...line, invoice: id }));
  const lines = taxedLines(bare, taxesOf(subscription, customer));
  const sums = invoiceSums(lines);
  const { due } = balanced(sums.total, customer.balance);
  return {
    ...NOTHING_SPECIAL,
    ...sums,
    id,
    amount_due: due,
    amount_remaining: due,
    automatic_tax: automaticTaxOf(subscription),
    billing_reason: reason,
    created: now,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    default_payment_method: null,
    default_tax_rates: subscription.default_tax_rates ?? [],
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
  };
}

function automaticTaxOf({ automatic_tax: { enabled } }: Stripe.Subscription) {
  return {
    disabled_reason: null,
    enabled,
    liability: enabled ? { type: 'self' as const } : null,
    provider: enabled ? 'stripe' : null,
    status: enabled ? ('complete' as const) : null,
  };
}

/** The amount due, and the balance afterwards; credit is negative. */
export function balanced(total: number, balance: number): { due: number; balance: number } {
  const due = total + balance;
  return due >= MIN_CHARGE ? { due, balance: 0 } : { due: 0, balance: due };
}

const NOTHING_SPECIAL = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Nearhand (test)',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_paid_off_stripe: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'usd',
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
