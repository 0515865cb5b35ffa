import { useFormatter, useTranslations } from 'use-intl';
import type { Market } from '#contract/admin/market.ts';
import { Legend } from '#web/ui/charts/legend.tsx';
import { FunnelPlot } from './funnel-plot.tsx';
import { MarketChart } from './market-chart.tsx';
import { shareOf } from './share.ts';

const STAGES = [
  'typed',
  'understood',
  'submitted',
  'contacted',
  'accepted',
  'completed',
  'reviewed',
] as const;
type Stage = (typeof STAGES)[number];

// Messages are not requests: they cannot be linked to what is submitted.
const FILLS = { message: 'fill-pine-300', request: 'fill-pine-700' };
const OF_MESSAGES: readonly Stage[] = ['typed', 'understood'];

// Close to 100 %, whole percents would hide the losses.
const FINE = { style: 'percent', maximumFractionDigits: 1 } as const;

/** The funnel of needs, each stage with its conversion rate. */
export function FunnelChart({ market }: { market: Market }) {
  const t = useTranslations('admin-market.funnel');
  const format = useFormatter();
  const { funnel } = market;
  const known = STAGES.flatMap((stage) => {
    const count = funnel[stage];
    return count === null ? [] : [{ stage, count }];
  });
  const stages = known.map(({ stage, count }, index) => {
    const before = known[index - 1];
    const share = before ? shareOf(count, before.count) : null;
    return { stage, count, share: share === null ? null : format.number(share, FINE) };
  });
  return (
    <MarketChart
      title={t('title')}
      hint={t('hint')}
      legend={
        funnel.understood === null ? undefined : (
          <Legend
            colours={[
              { fill: FILLS.message, name: t('messages') },
              { fill: FILLS.request, name: t('requests') },
            ]}
          />
        )
      }
      table={{
        head: [t('stage'), t('count'), t('share')],
        rows: stages.map(({ stage, count, share }) => ({
          key: stage,
          cells: [t(`stages.${stage}`), format.number(count), share ?? '–'],
        })),
      }}
    >
      <FunnelPlot
        label={t('title')}
        stages={stages.map(({ stage, count, share }) => ({
          key: stage,
          name: t(`stages.${stage}`),
          count,
          words: format.number(count),
          conversion: share === null ? null : t('conversion', { share }),
          fill: OF_MESSAGES.includes(stage) ? FILLS.message : FILLS.request,
        }))}
      />
    </MarketChart>
  );
}
