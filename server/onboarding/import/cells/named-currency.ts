const CODE = /(?<![a-z])(CAD|USD|MXN|COP|EUR)(?![a-z])/i;
const SIGNS = [
  [/(?<![a-z])CA\s?\$/i, 'CAD'],
  [/(?<![a-z])US\s?\$|\$\s?US(?![a-z])/i, 'USD'],
  [/(?<![a-z])MX\s?\$/i, 'MXN'],
  [/€/, 'EUR'],
] as const;

/** The currency that an amount names: "65 USD", "US$65", "65 €". A plain `$` names none: null. */
export function namedCurrency(amount: string): string | null {
  const code = CODE.exec(amount)?.[1]?.toUpperCase();
  return code ?? SIGNS.find(([sign]) => sign.test(amount))?.[1] ?? null;
}
