import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { LineUnit, QuoteTax } from '#contract/quotes/terms.ts';
import { LOCALES } from '#server/platform/formatting.ts';

const HUNDREDTHS = 100;
const THOUSANDTHS = 1000;
const WHOLE_RATE = 100_000;

export const TAXES = inEachLanguage<Record<Exclude<QuoteTax['code'], 'own'>, string>>(
  'server/agreements/taxes',
  {
    en: { gst: 'GST', qst: 'QST', hst: 'HST', pst: 'PST', iva: 'IVA', vat: 'VAT' },
    fr: { gst: 'TPS', qst: 'TVQ', hst: 'TVH', pst: 'TVP', iva: 'IVA', vat: 'TVA' },
    es: { gst: 'GST', qst: 'QST', hst: 'HST', pst: 'PST', iva: 'IVA', vat: 'IVA' },
  },
);

export const UNITS = inEachLanguage<Record<LineUnit, string>>('server/agreements/units', {
  en: {
    flat: '',
    hour: 'h',
    day: 'd',
    piece: 'pcs',
    m: 'm',
    m2: 'm²',
    m3: 'm³',
    ft: 'ft',
    ft2: 'sq ft',
  },
  fr: {
    flat: '',
    hour: 'h',
    day: 'j',
    piece: 'u.',
    m: 'm',
    m2: 'm²',
    m3: 'm³',
    ft: 'pi',
    ft2: 'pi²',
  },
  es: {
    flat: '',
    hour: 'h',
    day: 'd',
    piece: 'pza.',
    m: 'm',
    m2: 'm²',
    m3: 'm³',
    ft: 'pies',
    ft2: 'pies²',
  },
});

/** Amounts, quantities and taxes on paper, in one language. */
export function priceWords(currency: Currency, language: Language) {
  const locale = LOCALES[language];
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const money = (cents: number) => format.format(cents / HUNDREDTHS);
  return {
    /** With its cents, always. */
    money,
    /** e.g. 1.5 h × $80.00; null for one flat amount. */
    quantity: ({ quantity, unit, unitPrice }: ChangeLine) => {
      if (unit === 'flat' && quantity === THOUSANDTHS) return null;
      const count = new Intl.NumberFormat(locale).format(quantity / THOUSANDTHS);
      return `${[count, UNITS[language][unit]].filter(Boolean).join(' ')} × ${money(unitPrice)}`;
    },
    /** e.g. QST 9.975%, and its registration number. */
    tax: ({ code, name, rate, number }: QuoteTax) => {
      const share = new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 3,
      }).format(rate / WHOLE_RATE);
      const called = code === 'own' ? (name ?? '') : TAXES[language][code];
      return [`${called} ${share}`, number].filter(Boolean).join(' · ');
    },
  };
}
