import { isEnded, isEntitling } from '#server/payments/standing.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSubscription } from './change-subscription.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';

type Asked = { professionalId?: string | undefined };

/** Cancels at the end of the period, with access until then. @throws as changeSubscription */
export function cancelSubscription(
  platform: Platform,
  call: OwnCall,
  asked: Asked,
): Promise<OwnSubscription> {
  return changeSubscription(platform, call, asked, {
    action: 'cancel',
    isDone: ({ standing, row }) => standing === 'ending' || isEnded(row?.status ?? null),
    request: ({ id }) =>
      callStripe(platform, ({ subscriptions }) =>
        subscriptions.update(id, { cancel_at_period_end: true }),
      ),
  });
}

/** Undoes a cancellation before it takes effect. @throws as changeSubscription */
export function resumeSubscription(
  platform: Platform,
  call: OwnCall,
  asked: Asked,
): Promise<OwnSubscription> {
  return changeSubscription(platform, call, asked, {
    action: 'resume',
    isDone: ({ standing }) => isEntitling(standing),
    // Stripe's portal may have set either of the two fields.
    request: ({ id, cancel_at_period_end: atPeriodEnd }) =>
      callStripe(platform, ({ subscriptions }) =>
        subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' }),
      ),
  });
}
