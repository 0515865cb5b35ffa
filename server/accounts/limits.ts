import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Platform } from '#server/platform/platform.ts';
import { countOrRefuse, takeBackHit, type Limit } from '#server/platform/rate-limits.ts';
import type { Address } from './addresses.ts';

type Counter = Pick<Platform, 'db' | 'clock' | 'config'>;
type Count = readonly [bucket: readonly string[], limit: Limit];

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Seconds until another code may be asked for, for the same address. */
export const CODE_PAUSE_SECONDS = 30;

/**
 * Counts one asking for a code. The caller's own limits come first, so that one who is over them
 * does not use up those of the address they ask for; the short ones before the long, so that an
 * impatient click costs no day's share.
 * @throws Refusal `too_many`
 */
export async function countCodeAsked(counter: Counter, to: Address, caller: string): Promise<void> {
  const counts: Count[] = [
    ...callersOwn(to.channel, caller),
    [['code-to', to.target], { limit: 1, windowSeconds: CODE_PAUSE_SECONDS }],
    [['code-to', to.target], { limit: 3, windowSeconds: 15 * minute }],
    [['code-to', to.target], { limit: 5, windowSeconds: hour }],
    [['code-to', to.target], { limit: 10, windowSeconds: day }],
    ...(to.channel === 'phone' ? [againstPumping(to.target)] : []),
    [['codes'], { limit: 200, windowSeconds: hour }],
  ];
  for (const [bucket, limit] of counts) await countOrRefuse(counter, bucket, limit);
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

/** Toll fraud asks for numbers in a row: those that differ in the last four digits share a limit. */
function againstPumping(phone: string): Count {
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  return [['sms-prefix', country, phone.slice(0, -4)], { limit: 5, windowSeconds: hour }];
}

const guessesFrom = { limit: 30, windowSeconds: hour };
const guessesFor: Limit[] = [
  { limit: 10, windowSeconds: hour },
  { limit: 20, windowSeconds: day },
];
const guesses = { limit: 500, windowSeconds: 10 * minute };

/** Counts a guess as wrong before it is looked at: exact however many come at once. */
export function countGuessFrom(counter: Counter, caller: string): Promise<Attempt> {
  return countAttempt(counter, [[['guess-from', caller], guessesFrom]]);
}

/** As {@link countGuessFrom}, by the address whose code is guessed, and over everybody. */
export function countGuessFor(counter: Counter, { target }: Address): Promise<Attempt> {
  const counts = guessesFor.map((limit): Count => [['guess-for', target], limit]);
  return countAttempt(counter, [...counts, [['guesses'], guesses]]);
}

/** Counts a password as wrong before it is looked at, by account and by network address. */
export function countPasswordTry(
  counter: Counter,
  email: string,
  caller: string,
): Promise<Attempt> {
  return countAttempt(counter, [
    [['password-from', caller], { limit: 30, windowSeconds: 15 * minute }],
    [['password-of', email], { limit: 10, windowSeconds: 15 * minute }],
  ]);
}

/** An attempt counted as a failure, until it turns out to be none. */
export interface Attempt {
  succeeded(): Promise<void>;
}

async function countAttempt(counter: Counter, counts: Count[]): Promise<Attempt> {
  for (const [bucket, limit] of counts) await countOrRefuse(counter, bucket, limit);
  return {
    succeeded: async () => {
      for (const [bucket, limit] of counts) await takeBackHit(counter, bucket, limit);
    },
  };
}
