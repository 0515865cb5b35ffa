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
import { readFailure, StripeAway } from './stripe-failure.ts';

/** Trying again included; a trickle of bytes does not count as an answer. */
const PATIENCE_MS = 8_000;
const FAILURES_BEFORE_REST = 5;
const REST_MS = 15_000;

const breakers = new WeakMap<StripeAccount, CircuitBreakerPolicy>();
const patience = timeout(PATIENCE_MS, TimeoutStrategy.Aggressive);

/** The account that is paid. @throws Refusal `payments_unavailable` where there is none */
export function accountOf({ stripe }: Pick<Platform, 'stripe'>): StripeAccount {
  if (!stripe) throw new Refusal('payments_unavailable');
  return stripe;
}

/**
 * One call of Stripe, within eight seconds. After five failures in a row it is left alone for
 * fifteen seconds, and then tried by one call.
 * @throws StripeAway, StripeRefused, Refusal `payments_unavailable` or `card_declined`
 */
export async function askStripe<T extends { object: string }>(
  platform: Pick<Platform, 'stripe' | 'log'>,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const account = accountOf(platform);
  try {
    return await breakerOf(account).execute(() => askOnce(platform, account, ask));
  } catch (error) {
    if (isBrokenCircuitError(error)) throw new StripeAway({ answered: false });
    throw error;
  }
}

async function askOnce<T extends { object: string }>(
  { log }: Pick<Platform, 'log'>,
  account: StripeAccount,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const answer = await patience
    .execute(async () => ask(await account.reach()))
    .catch((error: unknown) => {
      throw readFailure(error, log);
    });
  // Whatever Stripe answers says what it is; anything else comes from somebody in between.
  if (typeof (answer as { object?: unknown } | undefined)?.object === 'string') return answer;
  log.warn({}, 'Stripe answered what is no object of Stripe');
  throw new StripeAway({ answered: true });
}

function breakerOf(account: StripeAccount): CircuitBreakerPolicy {
  const known = breakers.get(account);
  if (known) return known;
  const made = circuitBreaker(handleType(StripeAway), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
  });
  breakers.set(account, made);
  return made;
}
