import { useFormatter, useTranslations } from 'use-intl';
import type { Market } from '#contract/admin/market.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { MarketChart } from './market-chart.tsx';
import { periodsOf } from './periods.ts';
import { usePeriodNames } from '#web/lib/i18n/use-period-names.ts';

const FILLS = { understood: 'fill-pine-700', other: 'fill-line-strong' };

/** First messages over time, typed and understood; empty where unknown. */
export function TypedChart({ market }: { market: Market }) {
  const t = useTranslations('admin-market.typed');
  const format = useFormatter();
  const names = usePeriodNames('admin-market');
  if (market.funnel.typed === null) return null;
  const periods = periodsOf(market).map((period) => {
    const { typed, understood } = period;
    const counts = { typed: typed ?? 0, understood: understood ?? 0 };
    return { period, counts, when: names.full(period) };
  });
  return (
    <MarketChart
      title={t('title')}
      hint={t('hint')}
      className="lg:col-span-2"
      legend={
        <Legend
          colours={[
            { fill: FILLS.understood, name: t('understood') },
            { fill: FILLS.other, name: t('notUnderstood') },
          ]}
        />
      }
      table={{
        head: [t('when'), t('count'), t('understood')],
        rows: periods.map(({ period, counts, when }) => ({
          key: period.from,
          cells: [when, format.number(counts.typed), format.number(counts.understood)],
        })),
      }}
    >
      <ColumnChart
        label={t('title')}
        rest={t('rest', { count: market.funnel.typed })}
        columns={periods.map(({ period, counts, when }) => ({
          key: period.from,
          label: names.short(period),
          words: t('words', { when, ...counts }),
          parts: [
            { value: counts.understood, fill: FILLS.understood },
            { value: counts.typed - counts.understood, fill: FILLS.other },
          ],
        }))}
      />
    </MarketChart>
  );
}
