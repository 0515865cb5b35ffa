import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';
import type { QuoteTax, TaxCode } from '#contract/quotes/terms.ts';
import type { UsualTax } from '#contract/quotes/usual-taxes.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** The taxes of a quote as they are typed. */
export interface TaxesDraft {
  preset: TaxPreset;
  /** The registration numbers of the professional by tax, also of those not charged. */
  numbers: Partial<Record<TaxCode, string>>;
  /** A tax that the professional names; the rate in percent. */
  own: { name: string; rate: string } | null;
}

const THOUSANDTHS = 1000;
const MAX_RATE = 50_000;

/** The taxes to begin with: those of the quote sent last, with the numbers typed before. */
export function usualTaxes(known: readonly UsualTax[]): TaxesDraft {
  const numbers = Object.fromEntries(known.map(({ code, number }) => [code, number ?? '']));
  const usual = known.filter((tax) => tax.usual);
  return chargedTaxes(usual, { preset: 'none', numbers, own: null });
}

/** A draft with other taxes: the numbers that they lack stay. */
export function chargedTaxes(
  taxes: readonly (Omit<QuoteTax, 'number'> & { number?: string | null })[],
  before: TaxesDraft,
): TaxesDraft {
  const own = taxes.find(({ code }) => code === 'own');
  const byLaw = taxes.filter(({ code }) => code !== 'own');
  const numbered = taxes.filter(({ number }) => number);
  return {
    preset: presetOf(byLaw) ?? before.preset,
    numbers: {
      ...before.numbers,
      ...Object.fromEntries(numbered.map(({ code, number }) => [code, number])),
    },
    own: own ? { name: own.name ?? '', rate: String(own.rate / THOUSANDTHS) } : null,
  };
}

/** The taxes of a draft, or null where its own tax lacks a name or a rate up to 50 percent. */
export function taxesOf({ preset, numbers, own }: TaxesDraft): QuoteTax[] | null {
  const number = (code: TaxCode) => numbers[code]?.trim() || null;
  const byLaw = TAX_PRESETS[preset].map((tax) => ({
    ...tax,
    name: null,
    number: number(tax.code),
  }));
  if (!own) return byLaw;
  const rate = numberOf(own.rate, THOUSANDTHS);
  const name = own.name.trim();
  if (!name || rate === null || rate > MAX_RATE) return null;
  return [...byLaw, { code: 'own', name, rate, number: number('own') }];
}

function presetOf(taxes: readonly Pick<QuoteTax, 'code' | 'rate'>[]): TaxPreset | undefined {
  const ratesOf = (some: typeof taxes) =>
    some
      .map(({ code, rate }) => `${code} ${rate}`)
      .toSorted()
      .join();
  const names = Object.keys(TAX_PRESETS) as TaxPreset[];
  return names.find((name) => ratesOf(TAX_PRESETS[name]) === ratesOf(taxes));
}
