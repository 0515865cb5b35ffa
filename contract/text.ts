import * as z from 'zod/mini';

/** So many characters a need may have, in a message and in the description of a request. */
export const MAX_NEED_LENGTH = 5_000;

/**
 * A text a person typed: trimmed, `min` to `max` UTF-16 units, storable (no NUL, no lone
 * surrogate).
 */
export function text(min: number, max: number) {
  return z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'not well-formed text'),
  );
}

/** An e-mail address, normalized: trimmed and in lower case, at most 254 characters. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A phone number as typed; the server normalizes it to E.164. */
export const phoneNumber = z
  .string()
  .check(z.trim(), z.maxLength(32), z.regex(/^\+?[0-9 ().-]{7,31}$/));

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** A date or moment of an existing year: calendars and the database have no year 0. */
export function hasYear() {
  return z.refine<string>((value) => value > '0001');
}

/** A calendar day, ISO 8601. */
export function calendarDay() {
  return z.iso.date().check(hasYear());
}

export const id = z.uuid();

/** Whether a text has neither line breaks nor characters that turn its direction. */
function isOneLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value);
}

/** A text of so many characters at most that stays on one line. */
export const oneLine = (max: number) => text(1, max).check(z.refine(isOneLine, 'not one line'));

/** Whether an amount has at most two decimals, as stored. */
export function isInCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}
