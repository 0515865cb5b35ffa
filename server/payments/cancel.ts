import type { OwnSubscription, Standing } from '#contract/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeOwn } from './change-own.ts';
import type { OwnCall } from './own-call.ts';
import { askStripe } from './reach.ts';

type Asked = { professionalId?: string | undefined };

const OVER = ['canceled', 'incomplete_expired'];
const GOING_ON: readonly Standing[] = ['trialing', 'active', 'past_due'];

/** Stops renewing, with access until the end of the period. @throws as changeOwn */
export function cancelSubscription(
  platform: Platform,
  call: OwnCall,
  asked: Asked,
): Promise<OwnSubscription> {
  return changeOwn(platform, call, asked, {
    action: 'cancel',
    isDone: ({ standing, row }) => standing === 'ending' || OVER.includes(row?.status ?? ''),
    ask: ({ id }) =>
      askStripe(platform, ({ subscriptions }) =>
        subscriptions.update(id, { cancel_at_period_end: true }),
      ),
  });
}

/** Takes a cancellation back before it takes effect. @throws as changeOwn */
export function resumeSubscription(
  platform: Platform,
  call: OwnCall,
  asked: Asked,
): Promise<OwnSubscription> {
  return changeOwn(platform, call, asked, {
    action: 'resume',
    isDone: ({ standing }) => GOING_ON.includes(standing),
    // Stripe's portal may have written either of the two.
    ask: ({ id, cancel_at_period_end: atPeriodEnd }) =>
      askStripe(platform, ({ subscriptions }) =>
        subscriptions.update(id, atPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' }),
      ),
  });
}
