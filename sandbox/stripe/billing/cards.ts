import type { Stripe } from 'stripe';
import type { Kept } from '../kinds.ts';
import { add, alter, get } from '../store.ts';
import type { Card, KnownCard } from '../cards.ts';
import { makePaymentMethod } from '../objects/payment-method.ts';
import type { Work } from '../work.ts';

/** Stores a card that is not attached to a customer yet. */
export async function addCard(work: Work, card: Card, known: KnownCard) {
  const kept: Kept<'payment_method'> = {
    body: makePaymentMethod(work, card, known),
    hidden: { behaviour: known.behaviour },
  };
  await add(work, kept);
  return kept;
}

/** Attaches a card to a customer. */
export async function attachCard(work: Work, id: string, customer: string) {
  const card = await get(work, 'payment_method', id);
  if (card.body.customer === customer) return card;
  return alter(work, card, { body: { customer }, event: 'payment_method.attached' });
}

/** The card a subscription is charged to: its own, else that of its customer. */
export async function cardFor(
  work: Work,
  { default_payment_method: own, customer: owner }: Stripe.Subscription,
): Promise<Kept<'payment_method'> | undefined> {
  const customer = await get(work, 'customer', idOf(owner));
  const id = own ?? customer.body.invoice_settings.default_payment_method;
  return id ? get(work, 'payment_method', idOf(id)) : undefined;
}

/** Stored objects are never expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
