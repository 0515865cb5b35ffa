import { useFormatter, useTranslations } from 'use-intl';
import type { Market } from '#contract/admin/market.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { MarketChart } from './market-chart.tsx';
import { periodsOf, type Period } from './periods.ts';
import { usePeriodNames } from '#web/lib/i18n/use-period-names.ts';

const PARTS = ['completed', 'accepted', 'open'] as const;
const FILLS = { completed: 'fill-pine-700', accepted: 'fill-pine-300', open: 'fill-line-strong' };

/** Submitted requests over time, by stage reached. */
export function RequestsChart({ market }: { market: Market }) {
  const t = useTranslations('admin-market.requests');
  const format = useFormatter();
  const names = usePeriodNames('admin-market');
  const periods = periodsOf(market);
  return (
    <MarketChart
      title={t('title')}
      hint={t('hint')}
      file="days"
      className="lg:col-span-2"
      legend={
        <Legend colours={PARTS.map((part) => ({ fill: FILLS[part], name: t(`parts.${part}`) }))} />
      }
      table={{
        head: [t('when'), t('count'), t('acceptedOfAll'), t('parts.completed')],
        rows: periods.map((period) => ({
          key: period.from,
          cells: [
            names.full(period),
            ...[period.submitted, period.accepted, period.completed].map((one) =>
              format.number(one),
            ),
          ],
        })),
      }}
    >
      <ColumnChart
        label={t('title')}
        longWords
        rest={t('rest', { count: market.funnel.submitted })}
        columns={periods.map((period) => ({
          key: period.from,
          label: names.short(period),
          words: t('words', { when: names.full(period), ...partsOf(period), ...period }),
          parts: PARTS.map((part) => ({ value: partsOf(period)[part], fill: FILLS[part] })),
        }))}
      />
    </MarketChart>
  );
}

function partsOf({ submitted, accepted, completed }: Period) {
  return { completed, accepted: accepted - completed, open: submitted - accepted };
}
