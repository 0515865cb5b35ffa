import type { Emergency } from '#contract/requests/assistant.ts';

/** The numbers for ambulance and for fire brigade, where a country has no single number. */
interface Lines {
  person: string;
  rest: string;
}

/**
 * Emergency numbers by ISO 3166-1 alpha-2, as the countries' own authorities give them: 911 by the
 * numbering plans of North America and Mexico (IFT), Argentina, Ecuador (ECU 911), Uruguay, Costa
 * Rica, the Dominican Republic; 123 by Colombia (Ley 1341, línea única); 112 by Directive (EU)
 * 2018/1972, art. 109, and in Switzerland (OFCOM); 999 by Ofcom; 000 by ACMA; 111 by New Zealand
 * Police. Chile and Peru have no single number: firefighters 132 and 116, ambulance 131 and 106.
 */
const NUMBERS: Readonly<Record<string, string | Lines>> = {
  ...everywhere('911', 'CA US MX PR AR EC UY CR DO'),
  ...everywhere('112', 'ES FR BE CH LU PT DE IT NL AT IE'),
  CO: '123',
  GB: '999',
  AU: '000',
  NZ: '111',
  CL: { person: '131', rest: '132' },
  PE: { person: '106', rest: '116' },
};

/** Routed by mobile phones to the local emergency service (3GPP TS 22.101). */
const OF_ANY_MOBILE = '112';

/** The number to call in a country for such a danger. */
export function emergencyNumber(country: string, kind: Emergency): string {
  const number = NUMBERS[country] ?? OF_ANY_MOBILE;
  if (typeof number === 'string') return number;
  return kind === 'person' ? number.person : number.rest;
}

function everywhere(number: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, number]));
}
