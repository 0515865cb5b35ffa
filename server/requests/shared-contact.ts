import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Person } from '#server/accounts/accounts.ts';
import type { RequestRow } from './queries.ts';

/** The stored phone of a request: E.164 where it is a number (Canada by default), else as typed. */
export function normalizePhone(typed: string): string {
  return parsePhoneNumberFromString(typed, 'CA')?.number ?? typed;
}

/** The e-mail address to share: the one the customer chose, once it is proven. */
export function sharedEmail(request: RequestRow, customer: Person): string | null {
  const isTheirs = request.contact_email === customer.email && customer.emailProven;
  return isTheirs ? request.contact_email : null;
}

/** The phone to share; an account has a phone only once its code was entered. */
export function sharedPhone(request: RequestRow, customer: Person): string | null {
  return request.contact_phone === customer.phone ? request.contact_phone : null;
}
