import { useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { ChartCard } from './chart-card.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { countsOf, FILLS, KINDS, KindsLegend } from './kinds.tsx';
import { periodsOf } from './periods.ts';
import { usePeriodNames } from '#web/lib/i18n/use-period-names.ts';

/** Requests over time, by outcome. */
export function RequestsChart({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const names = usePeriodNames('analytics');
  const periods = periodsOf(analytics).map((period) => ({
    period,
    when: names.full(period),
    counts: countsOf(period),
  }));
  return (
    <ChartCard
      title={t('requests.title')}
      legend={<KindsLegend />}
      table={{
        head: [t('when'), t('requests.column'), ...KINDS.map((kind) => t(`kinds.${kind}`))],
        rows: periods.map(({ period, when, counts }) => ({
          key: period.from,
          cells: [when, String(period.contacted), ...KINDS.map((kind) => String(counts[kind]))],
        })),
      }}
      className="lg:col-span-2"
    >
      <ColumnChart
        label={t('requests.title')}
        longWords
        rest={t('requests.rest', { count: analytics.contacted })}
        columns={periods.map(({ period, when, counts }) => ({
          key: period.from,
          label: names.short(period),
          words: t('requests.words', {
            when,
            count: period.contacted,
            ...counts,
          }),
          parts: KINDS.map((kind) => ({ value: counts[kind], fill: FILLS[kind] })),
        }))}
      />
    </ChartCard>
  );
}
