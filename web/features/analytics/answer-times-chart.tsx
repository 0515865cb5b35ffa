import { useFormatter, useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { ChartCard } from './chart-card.tsx';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';

const LABEL_ROOM = 44;

/** A histogram of answer times, from a quarter of an hour to more than a day. */
export function AnswerTimesChart({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const nameOf = useClassName();
  const answered = analytics.answerTimes.reduce((sum, { count }) => sum + count, 0);
  const classes = analytics.answerTimes.map(({ upToMinutes, count }) => ({
    ...nameOf(upToMinutes),
    count,
  }));
  return (
    <ChartCard
      title={t('answerTimes.title')}
      hint={t('answerTimes.hint')}
      table={{
        head: [t('answerTimes.column'), t('answerTimes.count')],
        rows: classes.map(({ full, count }) => ({ key: full, cells: [full, String(count)] })),
      }}
    >
      <ColumnChart
        label={t('answerTimes.title')}
        rest={t('answerTimes.rest', { count: answered })}
        labelRoom={LABEL_ROOM}
        columns={classes.map(({ short, full, count }) => ({
          key: full,
          label: short,
          words: t('answerTimes.words', { time: full, count }),
          parts: [{ value: count, fill: 'fill-pine-700' }],
        }))}
      />
    </ChartCard>
  );
}

function useClassName() {
  const t = useTranslations('analytics.answerTimes');
  const format = useFormatter();
  const say = (minutes: number, unitDisplay: 'short' | 'long') => {
    const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [minutes / 60, 'hour'];
    return format.number(value as number, { style: 'unit', unit: unit as string, unitDisplay });
  };
  return (upTo: number | null) =>
    upTo === null
      ? { short: t('longerShort'), full: t('longer') }
      : { short: say(upTo, 'short'), full: t('upTo', { time: say(upTo, 'long') }) };
}
