import type { Stripe } from 'stripe';

/** The events our webhook subscribes to, as docs/payments.md says it should at Stripe. */
const WANTED: ReadonlySet<string> = new Set<Stripe.Event.Type>([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.automatically_updated',
]);

/** Whether our webhook subscribes to an event; others are only stored. */
export function isWanted(type: Stripe.Event.Type): boolean {
  return WANTED.has(type);
}
