import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { Refusal } from '#server/platform/refusal.ts';

/** Where a code is sent: an e-mail address in lower case, or a phone number in E.164. */
export interface Address {
  channel: 'email' | 'phone';
  target: string;
}

/** Numbers that can receive a text message at the ordinary rate. */
const textable: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

export function emailTo(email: string): Address {
  return { channel: 'email', target: email };
}

/**
 * Reads a phone number as people type it; without a country code it is taken for a Canadian one.
 * @throws Refusal `invalid_input` for a number that is not mobile, `country_unsupported` for one of a
 *   country we do not send to
 */
export function phoneTo(typed: string, countries: readonly string[]): Address {
  const phone = parsePhoneNumberFromString(typed, 'CA');
  if (!phone?.isValid()) throw notAMobileNumber();
  if (!isAmong(countries, phone.country)) throw new Refusal('country_unsupported');
  if (!textable.includes(phone.getType())) throw notAMobileNumber();
  return { channel: 'phone', target: phone.number };
}

function isAmong(countries: readonly string[], country: CountryCode | undefined): boolean {
  return country !== undefined && countries.includes(country);
}

function notAMobileNumber(): Refusal {
  return new Refusal('invalid_input', {
    details: [{ field: 'phone', problem: 'not a mobile number' }],
  });
}
