import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Platform } from '#server/platform/platform.ts';
import { countHit, readHits, type Count } from '#server/platform/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type Counter = Pick<Platform, 'db' | 'clock' | 'config'>;

// Text messages cost money, and there are those who earn by having them sent (toll fraud).
const hour = 3600;
const day = 86_400;
const never = Infinity;

/** Numbers in a row share a limit: those that differ in the last four digits; then the budget of a day. */
export function againstPumping(phone: string): Count[] {
  const country = parsePhoneNumberFromString(phone)?.countryCallingCode ?? '';
  return [
    [['sms-prefix', country, phone.slice(0, -4)], { limit: 5, windowSeconds: hour }],
    [['sms'], { limit: 1000, windowSeconds: day }],
  ];
}

/**
 * Counts a text message to a range (numbers that differ in the last six digits) and shuts the range
 * for a day once thirty went there within an hour and fewer than one code in five was entered.
 * @throws Refusal `too_many`
 */
export async function assertRangeOpen(counter: Counter, phone: string): Promise<void> {
  if (!counter.config.rateLimits) return;
  const shut = await readHits(counter, ['sms-range-shut', rangeOf(phone)], day);
  if (shut.hits > 0) {
    throw new Refusal('too_many', { retryAfterSeconds: shut.retryAfterSeconds });
  }
  const window = { limit: never, windowSeconds: hour };
  const asked = await countHit(counter, ['sms-range', rangeOf(phone)], window);
  const entered = await readHits(counter, ['sms-range-entered', rangeOf(phone)], hour);
  if (asked.hits <= 30 || entered.hits >= 0.2 * (asked.hits - 1)) return;
  const now = await countHit(counter, ['sms-range-shut', rangeOf(phone)], {
    limit: never,
    windowSeconds: day,
  });
  throw new Refusal('too_many', { retryAfterSeconds: now.retryAfterSeconds });
}

/** Notes that a code sent by text message was entered right. */
export async function countTextEntered(counter: Counter, phone: string): Promise<void> {
  await countHit(counter, ['sms-range-entered', rangeOf(phone)], {
    limit: never,
    windowSeconds: hour,
  });
}

function rangeOf(phone: string): string {
  return phone.slice(0, -6);
}
