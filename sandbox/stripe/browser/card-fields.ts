import { cardOf } from '../cards.ts';

export const FIELD_NAMES = ['number', 'expiry', 'cvc'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The codes are Stripe's; a number of no test card is `invalid_number`. */
export type FieldProblem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month'
  | 'invalid_expiry_month_past'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

const NUMBER_DIGITS = 16;
const CVC_DIGITS = 3;

/** The digits in groups of four. */
export function formatNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, NUMBER_DIGITS)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');
}

/** `MM / YY`; the slash is added with the second digit, but not on deleting. */
export function formatExpiry(text: string, deleting = false): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const digits = month ? month.padStart(2, '0') + year : digitsOf(text).slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  const slash = whole.length > 2 || (whole.length === 2 && !deleting);
  return slash ? `${whole.slice(0, 2)} / ${whole.slice(2)}` : whole;
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, CVC_DIGITS);
}

/** The brand of a number's prefix, as soon as it is known. */
export function brandOf(number: string): 'visa' | 'mastercard' | undefined {
  if (number.startsWith('4')) return 'visa';
  return /^(?:5[1-5]|2[2-7])/.test(number) ? 'mastercard' : undefined;
}

/** The error of a field; `now` decides what is expired. */
export function problemOf(field: FieldName, text: string, now: Date): FieldProblem | undefined {
  const digits = digitsOf(text);
  if (field === 'expiry') return expiryProblem(text, now);
  if (field === 'cvc') return digits.length === CVC_DIGITS ? undefined : 'incomplete_cvc';
  if (digits.length < NUMBER_DIGITS) return 'incomplete_number';
  return cardOf(digits) ? undefined : 'invalid_number';
}

/** Month 1–12 and the year in four digits, of a text that has no problem. */
export function readExpiry(text: string): { expMonth: number; expYear: number } {
  const digits = digitsOf(formatExpiry(text));
  return { expMonth: Number(digits.slice(0, 2)), expYear: 2000 + Number(digits.slice(2)) };
}

/** The digits in a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function expiryProblem(text: string, now: Date): FieldProblem | undefined {
  if (digitsOf(formatExpiry(text)).length < 4) return 'incomplete_expiry';
  const { expMonth, expYear } = readExpiry(text);
  if (expMonth < 1 || expMonth > 12) return 'invalid_expiry_month';
  if (expYear < now.getFullYear()) return 'invalid_expiry_year_past';
  const isPast = expYear === now.getFullYear() && expMonth < now.getMonth() + 1;
  return isPast ? 'invalid_expiry_month_past' : undefined;
}
