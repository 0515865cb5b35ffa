import type { Stripe } from 'stripe';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { AUTOMATIC_RATES } from '../taxes/automatic-tax.ts';
import { money, percentage } from './formatting.ts';
import { TAX_TEXTS } from './tax-texts.ts';

type Tax = Pick<Stripe.Invoice.TotalTax, 'amount' | 'tax_behavior' | 'tax_rate_details'>;

/** Taxes by name with their amounts; of a rate that is unknown the amount alone. */
export function taxRows(
  taxes: readonly Tax[],
  known: readonly Stripe.TaxRate[],
  language: UnderstoodLanguage,
): { text: string; amount: string }[] {
  return taxes.map(({ amount, tax_behavior: behavior, tax_rate_details: of }) => {
    const rate = [...known, ...AUTOMATIC_RATES].find(({ id }) => id === of?.tax_rate);
    const word = TAX_TEXTS[language][behavior === 'inclusive' ? 'included' : 'added'];
    const text = rate ? word(rate.display_name, percentage(language, rate.percentage)) : '';
    return { text, amount: money(language, amount) };
  });
}
