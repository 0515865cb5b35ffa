import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';

/** The taxes of a region, with the registration numbers used last. */
export function taxesOf(preset: TaxPreset, numbers: TaxNumbers): QuoteTax[] {
  return TAX_PRESETS[preset].map((tax) => ({
    ...tax,
    name: null,
    number: numbers[tax.code] ?? null,
  }));
}

/** The same taxes with the numbers used last, where they have none. */
export function withNumbers(taxes: readonly QuoteTax[], numbers: TaxNumbers): QuoteTax[] {
  return taxes.map((tax) => ({ ...tax, number: tax.number ?? numbers[tax.code] ?? null }));
}

/** The numbers of these taxes, to be used again. */
export function numbersOf(taxes: readonly QuoteTax[]): TaxNumbers {
  return Object.fromEntries(taxes.flatMap(({ code, number }) => (number ? [[code, number]] : [])));
}

/** Registration numbers, by tax. */
export type TaxNumbers = Readonly<Partial<Record<QuoteTax['code'], string>>>;
