/** The currencies a site can have; all count in hundredths. One that was in use never leaves the list. */
export const CURRENCIES = [
  'CAD',
  'USD',
  'MXN',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'BRL',
  'PEN',
  'GTQ',
  'DOP',
] as const;
export type Currency = (typeof CURRENCIES)[number];
