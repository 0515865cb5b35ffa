import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Quote } from '#contract/quotes/quotes.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import type { QuoteLine, QuoteTax } from '#contract/quotes/terms.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

const THOUSANDTHS = 1000;
const WHOLE_RATE = 100_000;

/** Amounts, quantities and taxes of a quote in the reader's language. */
export function useQuoteText(currency: Quote['currency']) {
  const format = useFormatter();
  const formatting = useFormatting();
  const t = useTranslations('quotes');
  return useMemo(
    () => ({
      /** An amount in cents, with its currency where `$` could be several. */
      money: (cents: number) => formatting.amount(cents, currency),
      /** e.g. 1.5 hours × $80; null for one flat amount. */
      quantity: ({ quantity, unit, unitPrice }: QuoteLine) => {
        if (unit === 'flat' && quantity === THOUSANDTHS) return null;
        const count = quantity / THOUSANDTHS;
        const price = formatting.amount(unitPrice, currency);
        return t('quantity', { amount: t(`units.${unit}`, { count }), price });
      },
      /** e.g. QST 9.975% */
      tax: ({ code, name, rate, number }: QuoteTax) => {
        const share = format.number(rate / WHOLE_RATE, {
          style: 'percent',
          maximumFractionDigits: 3,
        });
        const called = code === 'own' ? (name ?? '') : t(`taxes.${code}`);
        return dotted([`${called} ${share}`, number]);
      },
    }),
    [format, formatting, t, currency],
  );
}
