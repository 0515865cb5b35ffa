import type { Stripe } from 'stripe';

/** What our webhook is set to be told of, as docs/payments.md says it should be at Stripe. */
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

/** Whether an event is brought to us; others are only kept. */
export function isWanted(type: Stripe.Event.Type): boolean {
  return WANTED.has(type);
}
