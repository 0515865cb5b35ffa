import { useFormatter, useTranslations } from 'use-intl';
import type { Market } from '#contract/admin/market.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { MarketChart } from './market-chart.tsx';
import { useShareText } from './share.ts';

const ANSWERS = ['accepted', 'denied', 'expired', 'withdrawn', 'waiting'] as const;

/** The outcome of leads. */
export function AnswersChart({ market: { answers } }: { market: Market }) {
  const t = useTranslations('admin-market.answers');
  const format = useFormatter();
  const share = useShareText();
  const parts = ANSWERS.map((answer) => ({
    key: answer,
    name: t(`kinds.${answer}`),
    count: answers[answer],
    share: share(answers[answer], answers.contacted),
  }));
  return (
    <MarketChart
      title={t('title')}
      hint={t('hint', { count: answers.contacted })}
      table={{
        head: [t('kind'), t('count'), t('share')],
        rows: parts.map(({ key, name, count, share }) => ({
          key,
          cells: [name, format.number(count), share],
        })),
      }}
    >
      <BarList
        label={t('title')}
        bars={parts.map(({ key, name, count, share }) => ({
          key,
          label: name,
          value: count,
          words: `${format.number(count)} · ${share}`,
        }))}
      />
    </MarketChart>
  );
}
