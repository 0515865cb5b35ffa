import { isEnded } from '../kinds.ts';
import { periodOf } from '../due.ts';
import type { Stripe } from 'stripe';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter } from '../store.ts';
import type { Work } from '../work.ts';

/** Sets whether a subscription ends with its period; or at `cancelAt`, in Unix seconds. */
export async function setEnd(
  work: Work,
  subscription: Kept<'subscription'>,
  end: { atPeriodEnd: boolean } | { cancelAt: number | null },
): Promise<Kept<'subscription'>> {
  assertLive(subscription.body);
  const atPeriodEnd = 'atPeriodEnd' in end && end.atPeriodEnd;
  const given = 'cancelAt' in end ? end.cancelAt : null;
  const cancelAt = atPeriodEnd ? periodOf(subscription.body).end : given;
  const details = subscription.body.cancellation_details;
  return alter(work, subscription, {
    body: {
      cancel_at_period_end: atPeriodEnd,
      cancel_at: cancelAt,
      canceled_at: cancelAt === null ? null : (subscription.body.canceled_at ?? work.now),
      cancellation_details: {
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        feedback_option: null,
        reason: cancelAt === null ? null : 'cancellation_requested',
      },
    },
    event: 'customer.subscription.updated',
  });
}

/** @throws StripeRefusal 400 where the subscription is over */
export function assertLive({ status }: Stripe.Subscription): void {
  if (!isEnded(status)) return;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'resource_missing',
  });
}
