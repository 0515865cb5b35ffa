import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Person } from '#server/accounts/accounts.ts';
import type { RequestRow } from './queries.ts';

/** The phone as kept with a request: E.164 where it is a number (Canada by default), else as typed. */
export function normalizePhone(typed: string): string {
  return parsePhoneNumberFromString(typed, 'CA')?.number ?? typed;
}

/** The e-mail address that may be passed on: the one the customer chose to share, once proven theirs. */
export function sharedEmail(request: RequestRow, customer: Person): string | null {
  const isTheirs = request.contact_email === customer.email && customer.emailProven;
  return isTheirs ? request.contact_email : null;
}

/** The phone that may be passed on; an account holds a phone only once a code sent to it was entered. */
export function sharedPhone(request: RequestRow, customer: Person): string | null {
  return request.contact_phone === customer.phone ? request.contact_phone : null;
}
