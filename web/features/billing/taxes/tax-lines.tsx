import { useTranslations } from 'use-intl';
import type { PlanTax } from '#contract/billing/plan-tax.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useTaxWords } from './use-tax-words.ts';

/** Each tax on a month with its amount, and what they come to; how they are rounded. */
export function TaxLines({ tax }: { tax: PlanTax | undefined }) {
  const t = useTranslations('plan-tax');
  const { money } = useFormatting();
  const { lines } = useTaxWords();
  if (!tax) return null;
  if (tax.kind === 'by_address')
    return <p className="mt-3 text-sm text-ink-soft">{t('atPayment')}</p>;
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <dl className="flex flex-col gap-1.5">
        {lines(tax).map(({ name, amount }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 text-ink-soft">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        {tax.kind === 'added' && tax.total !== null && (
          <div className="flex items-baseline justify-between gap-4 font-semibold">
            <dt>{t('total')}</dt>
            <dd className="tabular-nums">{money(tax.total)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-1.5 text-xs text-ink-faint">{t('rounding')}</p>
    </div>
  );
}
