import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import { toStripeError, StripeUnavailable } from './stripe-errors.ts';

const FAILURES_BEFORE_OPEN = 5;
const HALF_OPEN_AFTER_MS = 15_000;

const breakers = new WeakMap<StripeAccount, CircuitBreakerPolicy>();

/** The configured Stripe account. @throws Refusal `payments_unavailable` where there is none */
export function accountOf({ stripe }: Pick<Platform, 'stripe'>): StripeAccount {
  if (!stripe) throw new Refusal('payments_unavailable');
  return stripe;
}

/**
 * One call of Stripe, within eight seconds, its second attempt included; a trickle of bytes does not count as an answer. After five failures in a row the circuit breaker opens for fifteen seconds, and then lets one call
 * through.
 * @throws StripeUnavailable, StripeRefused, Refusal `payments_unavailable` or `card_declined`
 */
export async function callStripe<T extends { object: string }>(
  platform: Pick<Platform, 'stripe' | 'log'>,
  request: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const account = accountOf(platform);
  try {
    return await breakerOf(account).execute(() => callOnce(platform, account, request));
  } catch (error) {
    if (isBrokenCircuitError(error)) throw new StripeUnavailable({ answered: false });
    throw error;
  }
}

async function callOnce<T extends { object: string }>(
  { log }: Pick<Platform, 'log'>,
  account: StripeAccount,
  request: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  // Loading the library is not waiting for Stripe.
  const client = await account.loadClient();
  const answer = await timeout(account.timeouts.call, TimeoutStrategy.Aggressive)
    .execute(() => request(client))
    .catch((error: unknown) => {
      throw toStripeError(error, log);
    });
  // Every object of Stripe names its type; anything else comes from a proxy in between.
  if (typeof (answer as { object?: unknown } | undefined)?.object === 'string') return answer;
  log.warn({}, 'Stripe answered what is no object of Stripe');
  throw new StripeUnavailable({ answered: true });
}

function breakerOf(account: StripeAccount): CircuitBreakerPolicy {
  const known = breakers.get(account);
  if (known) return known;
  const made = circuitBreaker(handleType(StripeUnavailable), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_OPEN),
  });
  breakers.set(account, made);
  return made;
}
