import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import {
  enforceNetworkLimits,
  enforceSharedLimit,
  readShared,
} from '#server/platform/limits/network-limits.ts';
import {
  countHit,
  enforceRateLimit,
  readHits,
  type Counter,
} from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';

// Text messages cost money, and toll fraud earns by having them sent.
const never = Infinity;
const rangeAsked = { name: 'sms-range', share: 3, windowSeconds: HOUR_SECONDS } as const;

/**
 * Who gets the text message; in a browser of their own, the counts of strangers do not apply to
 * them.
 */
interface TextTarget {
  phone: string;
  isKnown: boolean;
}

/** Counts a text message by the requesting networks. @throws Refusal `too_many` */
export async function countSmsFrom(counter: Counter, caller: string): Promise<void> {
  await enforceNetworkLimits(counter, 'sms-from', caller, {
    limit: 10,
    windowSeconds: HOUR_SECONDS,
  });
  await enforceNetworkLimits(counter, 'sms-from', caller, {
    limit: 20,
    windowSeconds: DAY_SECONDS,
  });
}

/**
 * Counts a text message by destination: numbers in a row share a limit (those that differ in the last
 * four digits), then its range, then the budget of a day, of which an hour takes a quarter at most.
 * Owners in a browser of theirs have separate limits and a separate budget.
 * @throws Refusal `too_many`
 */
export async function countSmsRequest(
  counter: Counter,
  { phone, isKnown }: TextTarget,
  caller: string,
): Promise<void> {
  const own = isKnown ? '-own' : '';
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  const prefix = [`sms-prefix${own}`, country, phone.slice(0, -4)];
  await enforceRateLimit(counter, prefix, { limit: 5, windowSeconds: HOUR_SECONDS });
  if (!isKnown) await assertNumberRangeOpen(counter, phone, caller);
  const { textsDaily } = counter.config;
  const anHour = { limit: Math.ceil(textsDaily / 4), windowSeconds: HOUR_SECONDS };
  await enforceRateLimit(counter, [`sms${own}`], anHour);
  await enforceRateLimit(counter, [`sms${own}`], { limit: textsDaily, windowSeconds: DAY_SECONDS });
}

/**
 * Counts a text message to a range (numbers that differ in the last six digits) and blocks the
 * range for a day once thirty went there within an hour and fewer than one code in five was
 * entered. A neighbourhood counts three times at most, so that a few cannot block it.
 */
async function assertNumberRangeOpen(
  counter: Counter,
  phone: string,
  caller: string,
): Promise<void> {
  if (!counter.config.rateLimits) return;
  const of = rangeOf(phone);
  const shut = await readHits(counter, ['sms-range-shut', of], DAY_SECONDS);
  if (shut.hits > 0) {
    throw new Refusal('too_many', { retryAfterSeconds: shut.retryAfterSeconds });
  }
  await enforceSharedLimit(counter, { ...rangeAsked, of }, caller);
  const asked = await readShared(counter, { ...rangeAsked, of });
  const entered = await readHits(counter, ['sms-range-entered', of], HOUR_SECONDS);
  if (asked.hits <= 30 || entered.hits >= 0.2 * (asked.hits - 1)) return;
  const now = await countHit(counter, ['sms-range-shut', of], {
    limit: never,
    windowSeconds: DAY_SECONDS,
  });
  throw new Refusal('too_many', { retryAfterSeconds: now.retryAfterSeconds });
}

/** Records that a code sent by text message was entered right. */
export async function countSmsCodeEntered(counter: Counter, phone: string): Promise<void> {
  await countHit(counter, ['sms-range-entered', rangeOf(phone)], {
    limit: never,
    windowSeconds: HOUR_SECONDS,
  });
}

function rangeOf(phone: string): string {
  return phone.slice(0, -6);
}
