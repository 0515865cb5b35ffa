import { useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { ChartCard } from './chart-card.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { usePeriodNames } from '#web/lib/i18n/use-period-names.ts';
import { periodDays, periodsOf } from './periods.ts';

// A single week has too few answers for a meaningful share over a year.
const GATHERED: Record<number, number> = { 30: 7, 365: 4 };

/** The share of acceptances among answers, over one week or four. */
export function AcceptanceChart({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const { percent } = useFormatting();
  const size = GATHERED[analytics.days] ?? 1;
  const names = usePeriodNames('analytics');
  const periods = periodsOf(analytics, size).map((period) => {
    const { from, accepted, denied } = period;
    const answered = accepted + denied;
    const share = answered === 0 ? null : accepted / answered;
    const [label, when] = [names.short(period), names.full(period)];
    return { from, label, when, accepted, answered, share };
  });
  return (
    <ChartCard
      title={t('acceptance.title')}
      hint={t('acceptance.hint')}
      table={{
        head: [t('when'), t('acceptance.column'), t('kinds.accepted'), t('acceptance.answered')],
        rows: periods.map(({ from, when, accepted, answered, share }) => ({
          key: from,
          cells: [when, share === null ? '–' : percent(share), String(accepted), String(answered)],
        })),
      }}
    >
      <LineChart
        label={t('acceptance.title')}
        rest={t('acceptance.rest', { weeks: (size * periodDays(analytics.days)) / 7 })}
        tickLabel={(tick) => percent(tick / 100)}
        points={periods.map(({ from, label, when, accepted, answered, share }) => ({
          key: from,
          label,
          value: share === null ? null : share * 100,
          words: t('acceptance.words', {
            when,
            rate: percent(share ?? 0),
            accepted,
            answered,
          }),
        }))}
      />
    </ChartCard>
  );
}
