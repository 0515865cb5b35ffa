import { useTranslations } from 'use-intl';
import type { PlanSettings } from '#contract/admin/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

/** What those who are on a plan pay: not everybody the price that is offered now. */
export function PaidPrices({ plan: { paidPrices } }: { plan: PlanSettings }) {
  const t = useTranslations('admin-plans');
  const { money } = useFormatting();
  return (
    <div className="text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('paid')}</h3>
      {paidPrices.length === 0 ? (
        <p className="mt-1.5 text-ink-soft">{t('nobodyPays')}</p>
      ) : (
        <ul className="mt-1.5 flex flex-col gap-1 text-ink-soft tabular-nums">
          {paidPrices.map(({ priceCents, subscribers }) => (
            <li key={priceCents}>
              {t('paidBy', { count: subscribers, price: money(priceCents / 100) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
