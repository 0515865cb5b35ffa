import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { Card } from '#web/ui/card.tsx';

/** The four numbers to look at first. */
export function KeyFigures({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics.figures');
  const format = useFormatting();
  const { acceptanceRate, medianAnswerMinutes, accepted, denied, hired, completed } = analytics;
  const { rating, reviewCount } = analytics;
  const duration = useDuration();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        name={t('acceptanceRate')}
        value={acceptanceRate === null ? '–' : format.percent(acceptanceRate / 100)}
        note={t('acceptanceNote', { accepted, answered: accepted + denied })}
      />
      <Figure
        name={t('answerTime')}
        value={
          medianAnswerMinutes === null
            ? '–'
            : duration(Math.max(1, medianAnswerMinutes) * MINUTE_MS)
        }
        note={t('answerNote')}
      />
      <Figure name={t('hired')} value={String(hired)} note={t('hiredNote', { count: completed })} />
      <Figure
        name={t('rating')}
        value={reviewCount === 0 ? '–' : format.rating(rating)}
        note={t('ratingNote', { count: reviewCount })}
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: ReactNode; note: string }) {
  return (
    <Card className="flex flex-col !p-4 sm:!p-5">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
        <span className="mt-1 block text-sm text-ink-faint">{note}</span>
      </dd>
    </Card>
  );
}
