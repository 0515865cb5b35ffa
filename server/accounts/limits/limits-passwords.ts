import { DAY_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { countWithBackoff, resetBackoff, type Backoff } from '#server/platform/limits/backoff.ts';
import {
  enforceSharedLimit,
  countsOfNetworks,
  readShared,
} from '#server/platform/limits/network-limits.ts';
import {
  undoHits,
  type Count,
  type Counter,
  type Limit,
} from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countAttempt, type Attempt } from './attempts.ts';

// The numbers of this file are documented in docs/limits.md.

const betweenPasswords: Backoff = {
  free: 10,
  first: MINUTE_SECONDS,
  longest: 32 * MINUTE_SECONDS,
  forgotten: DAY_SECONDS,
};
const triesFrom: Limit = { limit: 30, windowSeconds: 15 * MINUTE_SECONDS };
const triesOf: Limit = { limit: 10, windowSeconds: 15 * MINUTE_SECONDS };
const ofAll = { share: 3, windowSeconds: 10 * MINUTE_SECONDS } as const;
const allWrong = { ...ofAll, name: 'passwords-wrong' };
const allRight = { ...ofAll, name: 'passwords-right' };

interface PasswordTry {
  email: string;
  caller: string;
  /** The name of a device the person has used before. */
  device: string | null;
}

/**
 * Counts a password as wrong before it is checked: by network, and by account. From the tenth on,
 * the wait doubles with each. A device the person has used before is counted separately, and nothing
 * that strangers or neighbours do locks it. A try refused here is not counted by network and account.
 * @throws Refusal `too_many`
 */
export async function countPasswordAttempt(
  counter: Counter,
  { email, caller, device }: PasswordTry,
): Promise<Attempt> {
  const own: Count[] = device
    ? [[['password-on', device], triesOf]]
    : [...countsOfNetworks('password-from', caller, triesFrom), [['password-of', email], triesOf]];
  const attempt = await countAttempt(counter, own);
  const delay = device ? ['password-delay-on', device] : ['password-delay-of', email];
  const shared: Count[] = [];
  try {
    await countWithBackoff(counter, delay, betweenPasswords);
    if (!device) shared.push(...(await enforceSharedLimit(counter, allWrong, caller)));
    if (!device) await assertNoStuffing(counter);
  } catch (tooSoon) {
    await attempt.succeeded();
    throw tooSoon;
  }
  const succeeded = async () => {
    await undoHits(counter, [...own, ...shared]);
    await resetBackoff(counter, delay, betweenPasswords);
    await enforceSharedLimit(counter, allRight, caller);
  };
  return { succeeded };
}

/**
 * Above 200 attempts in ten minutes of which 60% are wrong, somebody is trying stolen lists from
 * many networks (credential stuffing): of each neighbourhood three wrong ones count, and three
 * right ones.
 */
async function assertNoStuffing(counter: Counter): Promise<void> {
  const wrong = await readShared(counter, allWrong);
  const right = await readShared(counter, allRight);
  const tried = wrong.hits + right.hits;
  if (tried < 200 || wrong.hits <= 0.6 * tried) return;
  throw new Refusal('too_many', { retryAfterSeconds: wrong.retryAfterSeconds });
}
