import type { Stripe } from 'stripe';
import { newId, type Work } from '../work.ts';
import { findWare } from './catalog.ts';

/** What a payment page sells. */
export function makeLineItem(
  work: Pick<Work, 'prices' | 'madePrices'>,
  priceId: string,
  { amount_total: total, amount_subtotal: amount, total_details: of }: Stripe.Checkout.Session,
): Stripe.LineItem {
  const ware = findWare(work, priceId);
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount ?? 0,
    amount_tax: of?.amount_tax ?? 0,
    amount_total: total ?? 0,
    currency: 'usd',
    description: ware?.name ?? null,
    metadata: {},
    price: ware?.price ?? null,
    quantity: 1,
  };
}
