import {
  assertDelayOver,
  countDelayed,
  forgetTries,
  type Growth,
} from '#server/platform/growing-delays.ts';
import {
  countHit,
  countOrRefuse,
  takeBackHits,
  type Count,
  type Limit,
} from '#server/platform/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Address } from './addresses.ts';
import { againstPumping, assertRangeOpen, type Counter } from './limits-texts.ts';

// The numbers of this file and of limits-texts.ts are written down in docs/limits.md.
const minute = 60;
const hour = 3600;
const day = 86_400;

const pause = 30;
const betweenCodes: Growth = { free: 1, first: pause, longest: 32 * minute, forgotten: day };

/** Where a code goes, and whether its owner has proven it in the browser that asks. */
export interface CodeTarget {
  to: Address;
  isKnown: boolean;
}

/**
 * Counts one asking for a code. The caller's own limits come first, so that one who is over them
 * does not use up those of the address they ask for; the short ones before the long, so that an
 * impatient click costs no day's share. The wait grows with the codes that were sent. A browser of
 * the address's owner counts apart: strangers do not use up its share.
 * @returns the seconds until the next one may be asked for
 * @throws Refusal `too_many`
 */
export async function countCodeAsked(
  counter: Counter,
  { to, isKnown }: CodeTarget,
  caller: string,
): Promise<number> {
  const isText = to.channel === 'phone';
  const bucket = [isKnown ? 'code-to-own' : 'code-to', to.target];
  const early: Count[] = [
    ...callersOwn(to.channel, caller),
    [bucket, { limit: 1, windowSeconds: pause }],
  ];
  const late: Count[] = [
    [bucket, { limit: 3, windowSeconds: 15 * minute }],
    [bucket, { limit: 5, windowSeconds: hour }],
    [bucket, { limit: 10, windowSeconds: day }],
    ...(isText ? againstPumping(to.target) : []),
    [['codes'], { limit: 200, windowSeconds: hour }],
  ];
  for (const [name, limit] of early) await countOrRefuse(counter, name, limit);
  await assertDelayOver(counter, delayOf({ to, isKnown }), betweenCodes);
  for (const [name, limit] of late) await countOrRefuse(counter, name, limit);
  if (isText) await assertRangeOpen(counter, to.target);
  return countDelayed(counter, delayOf({ to, isKnown }), betweenCodes);
}

function delayOf({ to, isKnown }: CodeTarget): string[] {
  return [isKnown ? 'code-delay-own' : 'code-delay', to.target];
}

/** A code was entered right: whoever asked for the codes before had a reason to. */
export function forgetCodesAsked(counter: Counter, target: CodeTarget): Promise<void> {
  return forgetTries(counter, delayOf(target), betweenCodes);
}

function callersOwn(channel: Address['channel'], caller: string): Count[] {
  const any: Count = [['code-from', caller], { limit: 20, windowSeconds: hour }];
  if (channel === 'email') return [any];
  return [
    any,
    [['sms-from', caller], { limit: 10, windowSeconds: hour }],
    [['sms-from', caller], { limit: 30, windowSeconds: day }],
  ];
}

/** Counts one sign-up of this network address. @throws Refusal `too_many` */
export function countSignUp(counter: Counter, caller: string): Promise<void> {
  return countOrRefuse(counter, ['sign-up-from', caller], { limit: 10, windowSeconds: hour });
}

/**
 * Counts an answer that an address is taken before it is looked up: those show who has an account.
 * Taken back where it is not taken.
 */
export function countTaken(counter: Counter, caller: string): Promise<Attempt> {
  return countAttempt(counter, [[['taken-from', caller], { limit: 5, windowSeconds: hour }]]);
}

/**
 * Runs what may find that an address is taken, counted as one that did until it has not.
 * @throws Refusal `too_many`, and whatever `work` throws
 */
export async function countingTaken<T>(
  counter: Counter,
  caller: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await countTaken(counter, caller);
  try {
    const done = await work();
    await attempt.succeeded();
    return done;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'email_taken')) await attempt.succeeded();
    throw error;
  }
}

const guessesFrom = { limit: 30, windowSeconds: hour };
const guessesFor: Limit[] = [
  { limit: 10, windowSeconds: hour },
  { limit: 20, windowSeconds: day },
];
const allGuesses: Count = [['guesses'], { limit: 500, windowSeconds: 10 * minute }];

/** Counts a guess as wrong before it is looked at: exact however many come at once. */
export function countGuessFrom(counter: Counter, caller: string): Promise<Attempt> {
  return countAttempt(counter, [[['guess-from', caller], guessesFrom]]);
}

/**
 * As {@link countGuessFrom}, by the address whose code is guessed. Once 500 are wrong in ten minutes
 * over everybody, `isFlooded`: a code alone no longer opens what has a password as well.
 */
export async function countGuessFor(
  counter: Counter,
  { to, isKnown }: CodeTarget,
): Promise<Attempt & { isFlooded: boolean }> {
  const bucket = [isKnown ? 'guess-for-own' : 'guess-for', to.target];
  const counts = guessesFor.map((limit): Count => [bucket, limit]);
  await countAttempt(counter, counts);
  const { allowed } = await countHit(counter, ...allGuesses);
  const succeeded = async () => {
    await takeBackHits(counter, [...counts, allGuesses]);
  };
  return { isFlooded: !allowed, succeeded };
}

const betweenPasswords: Growth = { free: 10, first: minute, longest: 32 * minute, forgotten: day };

/**
 * Counts a password as wrong before it is looked at: by network address, and by account. From the
 * tenth on, the wait doubles with each. A device the person has used before has counts of its own,
 * and nothing that strangers do closes it.
 */
export async function countPasswordTry(
  counter: Counter,
  { email, caller, device }: { email: string; caller: string; device: string | null },
): Promise<Attempt> {
  const quarter = 15 * minute;
  const own: Count[] = [
    [['password-from', caller], { limit: 30, windowSeconds: quarter }],
    [['password-near', neighbourhoodOf(caller)], { limit: 100, windowSeconds: quarter }],
    [
      device ? ['password-on', device] : ['password-of', email],
      { limit: 10, windowSeconds: quarter },
    ],
  ];
  const attempt = await countAttempt(counter, own);
  const delay = device ? ['password-delay-on', device] : ['password-delay-of', email];
  await countDelayed(counter, delay, betweenPasswords).catch(async (tooSoon: unknown) => {
    await attempt.succeeded();
    throw tooSoon;
  });
  const failed: Count = [['passwords-wrong'], { limit: Infinity, windowSeconds: 10 * minute }];
  const { hits } = await countHit(counter, ...failed);
  if (!device) await assertNoStuffing(counter, hits);
  else await countTried(counter);
  const succeeded = async () => {
    await takeBackHits(counter, [...own, failed]);
    await forgetTries(counter, delay, betweenPasswords);
  };
  return { succeeded };
}

/** Above 200 tries in ten minutes of which 60% are wrong, somebody tries out stolen lists. */
async function assertNoStuffing(counter: Counter, wrong: number): Promise<void> {
  const { hits: tried, retryAfterSeconds } = await countTried(counter);
  if (tried >= 200 && wrong > 0.6 * tried) throw new Refusal('too_many', { retryAfterSeconds });
}

function countTried(counter: Counter) {
  return countHit(counter, ['passwords-tried'], { limit: Infinity, windowSeconds: 10 * minute });
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
function neighbourhoodOf(caller: string): string {
  const separator = caller.includes(':') ? ':' : '.';
  return caller.split(separator).slice(0, 3).join(separator);
}

/** An attempt counted as a failure, until it turns out to be none. */
export interface Attempt {
  succeeded(): Promise<void>;
}

async function countAttempt(counter: Counter, counts: Count[]): Promise<Attempt> {
  for (const [bucket, limit] of counts) await countOrRefuse(counter, bucket, limit);
  return {
    succeeded: () => takeBackHits(counter, counts),
  };
}
