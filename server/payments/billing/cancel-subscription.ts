import { isEnded, isEntitling } from '#server/payments/standing.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSubscription } from './change-subscription.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';

type Asked = { professionalId?: string | undefined };

/** Stops renewing, with access until the end of the period. @throws as changeSubscription */
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

/** Takes a cancellation back before it takes effect. @throws as changeSubscription */
export function resumeSubscription(
  platform: Platform,
  call: OwnCall,
  asked: Asked,
): Promise<OwnSubscription> {
  return changeSubscription(platform, call, asked, {
    action: 'resume',
    isDone: ({ standing }) => isEntitling(standing),
    // Stripe's portal may have written either of the two.
    request: ({ id, cancel_at_period_end: atPeriodEnd }) =>
      callStripe(platform, ({ subscriptions }) =>
        subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' }),
      ),
  });
}
