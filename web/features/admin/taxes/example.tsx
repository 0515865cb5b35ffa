import { useTranslations } from 'use-intl';
import type { PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { taxOn } from '#contract/billing/plan-tax.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { ratesOf, type Draft } from './draft.ts';

/** What the plans would cost by the rates as typed; nothing before there is one. */
export function Example({ draft, prices }: { draft: Draft; prices: PlanTaxes['prices'] }) {
  const t = useTranslations('admin-taxes');
  const { money } = useFormatting();
  const rates = ratesOf(draft);
  if (rates.length === 0) return null;
  return (
    <div className="rounded-lg bg-sunken p-4 text-sm">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{t('example')}</h2>
      <dl className="mt-2 flex flex-col gap-1.5">
        {prices.map(({ name, cents }) => {
          const { kind, lines, total } = taxOn(cents, rates, draft.included);
          const sum = {
            price: money(cents / 100),
            taxes: lines.map(({ amount }) => money(amount)).join(' + '),
            total: money(total ?? 0),
          };
          return (
            <div key={name} className="sm:flex sm:justify-between sm:gap-x-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular-nums">
                {t(kind === 'included' ? 'exampleIncluded' : 'exampleAdded', sum)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-xs text-ink-faint">{t('rounding')}</p>
    </div>
  );
}
