import { isEnded, isEntitling } from '#server/payments/standing.ts';
import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from './call-stripe.ts';
import { StripeRefused } from './stripe-errors.ts';

/** More than one customer can gather: a new one ends those begun before. */
const MAX_SUBSCRIPTIONS = 100;

/** The subscriptions of a customer that have not ended, with their client secrets. */
export async function listOpenSubscriptions(
  platform: Platform,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await callStripe(platform, (stripe) =>
    stripe.subscriptions.list({
      customer,
      limit: MAX_SUBSCRIPTIONS,
      expand: [
        'data.customer',
        'data.pending_setup_intent',
        'data.latest_invoice.confirmation_secret',
      ],
    }),
  );
  return data.filter(({ status }) => !isEnded(status));
}

/** Whether it entitles to a plan now: a trial without a card does not. */
export function isPaidFor({
  status,
  customer,
  default_payment_method: card,
}: Stripe.Subscription): boolean {
  if (status !== 'trialing') return isEntitling(status);
  const settings = typeof customer === 'object' && !customer.deleted && customer.invoice_settings;
  return Boolean(card ?? (settings && settings.default_payment_method));
}

/** The client secret for entering a card; undefined where no card is needed (any more). */
export function clientSecretOf({
  status,
  pending_setup_intent: setup,
  latest_invoice: invoice,
}: Stripe.Subscription): string | undefined {
  if (status === 'trialing')
    return (typeof setup === 'object' && setup?.client_secret) || undefined;
  if (status !== 'incomplete' || typeof invoice !== 'object') return undefined;
  return invoice?.confirmation_secret?.client_secret;
}

/** Cancels subscriptions immediately; those that ended meanwhile are ignored. */
export async function cancelImmediately(
  platform: Platform,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  for (const { id } of subscriptions) {
    await callStripe(platform, (stripe) => stripe.subscriptions.cancel(id)).catch((error) => {
      if (!(error instanceof StripeRefused)) throw error;
    });
  }
}
