import type { Stripe } from 'stripe';
import type { PageContext } from './context.ts';
import { findKind, idOf } from './find.ts';

const LIVING = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete'];

/** The subscription that counts: of those that have not ended, the newest. */
export function livingSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions.find(({ status }) => LIVING.includes(status));
}

/** The card that is charged for it: its own, else the customer's. */
export async function findCharged(
  at: PageContext,
  customer: Stripe.Customer,
  subscription: Stripe.Subscription | undefined,
): Promise<Stripe.PaymentMethod.Card | undefined> {
  const { default_payment_method: usual } = customer.invoice_settings;
  const id = idOf(subscription?.default_payment_method ?? usual);
  const method = await findKind<Stripe.PaymentMethod>(at, id, 'payment_method');
  return method?.card;
}

/** When it ends, in Unix seconds, where it has been cancelled. */
export function endOf(subscription: Stripe.Subscription): number | undefined {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = subscription;
  return at ?? (atPeriodEnd ? periodEnd(subscription) : undefined);
}

/** The end of the paid or trial period, in Unix seconds. */
export function periodEnd({ items }: Stripe.Subscription): number {
  return items.data[0]?.current_period_end ?? 0;
}
