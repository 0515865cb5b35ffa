import type { Stripe } from 'stripe';
import { taxOn, type PlanTax } from '#contract/billing/plan-tax.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';

type TaxState = Pick<SubscriptionRow, 'tax_kind' | 'included_tax_cents' | 'next_charge_tax_cents'>;

/** How a subscription is taxed at Stripe, and the taxes of its price and of its next invoice in cents. */
export function taxStateOf(
  subscription: Stripe.Subscription,
  nextInvoice: Stripe.Invoice | null,
): TaxState {
  const tax = taxOfSubscription(subscription);
  return {
    tax_kind: subscription.automatic_tax.enabled ? 'by_address' : (tax?.kind ?? 'none'),
    included_tax_cents: tax?.kind === 'included' ? centsOf(tax) : 0,
    next_charge_tax_cents: nextInvoice && taxOfCharge(nextInvoice),
  };
}

/** The taxes that the rates of a subscription put on its price or another; undefined without rates. */
export function taxOfSubscription(
  { default_tax_rates: all, items }: Stripe.Subscription,
  price = items.data[0]?.price.unit_amount,
): PlanTax | undefined {
  const ofItem = items.data[0]?.tax_rates ?? [];
  const rates = ofItem.length > 0 ? ofItem : (all ?? []);
  if (rates.length === 0 || price === undefined || price === null) return undefined;
  const named = rates.map(({ metadata, display_name: shown, percentage }) => ({
    name: metadata?.['name'] ?? shown,
    percent: percentage,
  }));
  // Ours are all of one kind.
  return taxOn(price, named, rates[0]!.inclusive);
}

/** The taxes in an invoice, in cents; null where there are none. */
export function taxOfInvoice({ total_taxes: taxes }: Stripe.Invoice): number | null {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0) || null;
}

/** The taxes in what an invoice charges; null where a balance pays a part, of which nobody can say its taxes. */
function taxOfCharge(invoice: Stripe.Invoice): number | null {
  return invoice.amount_due === invoice.total ? taxOfInvoice(invoice) : null;
}

function centsOf({ lines }: PlanTax): number {
  return lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}
