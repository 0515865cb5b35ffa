import { useFormatter, useTranslations } from 'use-intl';
import type { PlanTax, TaxKind } from '#contract/billing/plan-tax.ts';
import type { Plan } from '#contract/billing/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

type Taxed = Pick<Plan, 'price' | 'tax'>;

/** Taxes on a price in the reader's words; nothing where there are none. */
export function useTaxWords() {
  const t = useTranslations('plan-tax');
  const format = useFormatter();
  const { money } = useFormatting();
  const percentOf = (percent: number) =>
    format.number(percent / 100, { style: 'percent', maximumFractionDigits: 4 });
  return {
    /** Beside a price: how taxes relate to it, with the total where it is known. */
    note: (tax: PlanTax | undefined) =>
      tax && t(tax.kind, { total: tax.total === null ? '' : money(tax.total) }),
    short: (kind: TaxKind | undefined) => kind && t(`short.${kind}`),
    /** What is paid for a plan each month. */
    paid: ({ price, tax }: Taxed) =>
      tax?.total === null
        ? t('priceAndTaxes', { price: money(price) })
        : money(tax?.total ?? price),
    lines: ({ kind, lines }: PlanTax) =>
      lines.map(({ name, percent, amount }) => ({
        name: t(kind === 'included' ? 'within' : 'line', { name, percent: percentOf(percent) }),
        amount: money(amount),
      })),
  };
}
