import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import { countHit, enforceRateLimit, type Counter } from '#server/platform/limits/rate-limits.ts';

// The numbers of this file are documented in docs/limits.md.

/** Calls whose signature is wrong, by network. */
const UNSIGNED = { limit: 60, windowSeconds: 10 * MINUTE_SECONDS };

/** Texts of one phone that are handled. */
const FROM_PHONE = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Answers to one phone: two machines that answer each other stop here. */
const ANSWERS = { limit: 40, windowSeconds: DAY_SECONDS };

/** Answers to a phone that is nobody's, and to all of those together: texts cost money. */
const ANSWERS_TO_STRANGER = { limit: 1, windowSeconds: DAY_SECONDS };
const ANSWERS_TO_STRANGERS = { limit: 500, windowSeconds: DAY_SECONDS };

/** Texts of phones that are nobody's that are recorded. */
const STRANGERS = { limit: 2000, windowSeconds: DAY_SECONDS };

/** @throws Refusal `too_many` */
export function limitUnsigned(counter: Counter, address: string): Promise<void> {
  return enforceNetworkLimits(counter, 'texts-unsigned', address, UNSIGNED);
}

/** @throws Refusal `too_many` */
export function limitSender(counter: Counter, phone: string): Promise<void> {
  return enforceRateLimit(counter, ['texts-from', phone], FROM_PHONE);
}

/** @throws Refusal `too_many` */
export function limitStrangers(counter: Counter): Promise<void> {
  return enforceRateLimit(counter, ['texts-of-strangers'], STRANGERS);
}

export async function mayAnswer(counter: Counter, phone: string): Promise<boolean> {
  return (await countHit(counter, ['texts-answered', phone], ANSWERS)).allowed;
}

/** Whether a phone that is nobody's may be answered, in a country we text to at all; counts it. */
export async function mayAnswerStranger(counter: Counter, phone: string): Promise<boolean> {
  const country = parsePhoneNumberFromString(phone)?.country;
  if (!country || !counter.config.phoneCountries.includes(country)) return false;
  const own = await countHit(counter, ['texts-to-stranger', phone], ANSWERS_TO_STRANGER);
  if (!own.allowed) return false;
  return (await countHit(counter, ['texts-to-strangers'], ANSWERS_TO_STRANGERS)).allowed;
}
