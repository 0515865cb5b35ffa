import type { Stripe } from 'stripe';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { idOf } from './cards.ts';
import { stopCharging, voidOpenInvoices } from './invoices.ts';

/** Ends a subscription for good. Open invoices can be paid, but are not charged any more. */
export async function endSubscription(
  work: Work,
  subscription: Kept<'subscription'>,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Promise<Kept<'subscription'>> {
  const { body } = subscription;
  await (body.status === 'incomplete' ? voidOpenInvoices : stopCharging)(work, body);
  await cancelSetup(work, body.pending_setup_intent);
  const details = body.cancellation_details;
  const ended = await alter(work, subscription, {
    body: {
      status: 'canceled',
      canceled_at: body.canceled_at ?? work.now,
      ended_at: work.now,
      cancellation_details: {
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        feedback_option: null,
        reason,
      },
    },
    event: 'customer.subscription.deleted',
  });
  return ended;
}

/** The first payment did not come in time. */
export async function expireSubscription(
  work: Work,
  subscription: Kept<'subscription'>,
): Promise<void> {
  await voidOpenInvoices(work, subscription.body);
  await alter(work, subscription, {
    body: { status: 'incomplete_expired', ended_at: work.now },
    event: 'customer.subscription.updated',
  });
}

async function cancelSetup(work: Work, pending: string | Stripe.SetupIntent | null): Promise<void> {
  if (pending === null) return;
  const intent = await get(work, 'setup_intent', idOf(pending));
  if (intent.body.status === 'succeeded') return;
  await alter(work, intent, {
    body: { status: 'canceled', cancellation_reason: 'abandoned', next_action: null },
    event: 'setup_intent.canceled',
  });
}
