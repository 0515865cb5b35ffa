import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/text.ts';
import type { Cells } from './cells.ts';

const LONGEST = 300;
const ROUNDED = /^\d[.,]\d+e\+?\d+$/i;
/** What spreadsheets put before a number to keep it a text: an apostrophe, `="…"`. */
const KEPT_AS_TEXT = /^(?:'|=")|"$/g;
const TEXTABLE: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** E-mail in lower case and phone in E.164; both null only with a problem recorded. */
export function readContact(
  cells: Cells,
  { country, phoneCountries }: { country: string; phoneCountries: readonly string[] },
): { email: string | null; phone: string | null } {
  const before = cells.problems.length;
  const email = readEmail(cells);
  const phone = readPhone(cells, country);
  if (cells.problems.length > before) return { email: null, phone: null };
  if (email === null && phone === null) cells.refuse(null, 'noContact');
  if (email === null && phone !== null && !isTextable(phone, phoneCountries)) {
    cells.refuse('phone', 'noTextsThere');
  }
  return { email, phone };
}

function readEmail(cells: Cells): string | null {
  const said = cells.text('email');
  if (said === '') return null;
  const email = said.length > LONGEST ? null : z.safeParse(emailAddress, said);
  return email?.success ? email.data : cells.refuse('email', 'badEmail');
}

function readPhone(cells: Cells, country: string): string | null {
  const said = cells.text('phone').replace(KEPT_AS_TEXT, '').trim();
  if (said === '') return null;
  if (ROUNDED.test(said)) return cells.refuse('phone', 'roundedPhone');
  const phone = said.length > LONGEST ? undefined : parse(said, country);
  return phone?.isValid() ? phone.number : cells.refuse('phone', 'badPhone');
}

/** The whole text must be the number: with two numbers in a cell it is ambiguous. */
function parse(said: string, country: string) {
  return parsePhoneNumberFromString(said, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
}

function isTextable(phone: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(phone);
  return (
    parsed?.country !== undefined &&
    countries.includes(parsed.country) &&
    TEXTABLE.includes(parsed.getType())
  );
}
