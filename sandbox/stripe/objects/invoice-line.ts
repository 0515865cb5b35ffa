import type { Stripe } from 'stripe';
import { newId } from '../work.ts';
import { asDecimal, type Ware } from './catalog.ts';

export interface Period {
  start: number;
  end: number;
}

interface LineWishes {
  subscription: Stripe.Subscription;
  ware: Ware;
  amount: number;
  description: string;
  period: Period;
  proration: boolean;
}

/** What a period of a plan costs. */
export function periodLine(
  subscription: Stripe.Subscription,
  ware: Ware,
  period: Period,
): Stripe.InvoiceLineItem {
  const amount = ware.price.unit_amount ?? 0;
  const description = `1 × ${ware.name} (at $${(amount / 100).toFixed(2)} / month)`;
  return makeLine({ subscription, ware, amount, description, period, proration: false });
}

/** A free trial is an invoice line as well. */
export function trialLine(
  subscription: Stripe.Subscription,
  ware: Ware,
  period: Period,
): Stripe.InvoiceLineItem {
  const description = `Trial period for ${ware.name}`;
  return makeLine({ subscription, ware, amount: 0, description, period, proration: false });
}

/** The proration: the unused part of the old plan as credit, and that part of the new one. */
export function prorationLines(
  subscription: Stripe.Subscription,
  wares: { old: Ware; next: Ware },
  period: Period,
  at: number,
): Stripe.InvoiceLineItem[] {
  const remaining = restLine(subscription, wares.next, period, at);
  return [unusedLine(subscription, wares.old, period, at), remaining];
}

/** The credit for unused paid time. */
export function unusedLine(
  subscription: Stripe.Subscription,
  ware: Ware,
  period: Period,
  at: number,
): Stripe.InvoiceLineItem {
  const amount = -shareLeft(ware, period, at);
  const description = `Unused time on ${ware.name} after ${dayOf(at)}`;
  const rest = { start: at, end: period.end };
  return makeLine({ subscription, ware, amount, description, period: rest, proration: true });
}

function restLine(subscription: Stripe.Subscription, ware: Ware, period: Period, at: number) {
  const amount = shareLeft(ware, period, at);
  const description = `Remaining time on ${ware.name} after ${dayOf(at)}`;
  const rest = { start: at, end: period.end };
  return makeLine({ subscription, ware, amount, description, period: rest, proration: true });
}

/** By the second, in cents. */
function shareLeft({ price }: Ware, { start, end }: Period, at: number): number {
  return Math.round(((price.unit_amount ?? 0) * (end - at)) / (end - start));
}

function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function makeLine(wishes: LineWishes): Stripe.InvoiceLineItem {
  const { subscription, ware, amount, description, period } = wishes;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    discount_amounts: [],
    discountable: !wishes.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: wishes.proration ? newId('ii') : null,
        proration: wishes.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]!.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: ware.price.id, product: ware.product.id },
      type: 'price_details',
      unit_amount_decimal: asDecimal(amount),
    },
    quantity: 1,
    quantity_decimal: asDecimal(1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
