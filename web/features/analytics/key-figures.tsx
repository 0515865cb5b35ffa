import { useTranslations } from 'use-intl';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useMinutes } from '#web/lib/i18n/use-duration.ts';
import { KeyFigure } from '#web/ui/key-figure.tsx';

/** The four key figures. */
export function KeyFigures({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics.figures');
  const format = useFormatting();
  const { acceptanceRate, medianAnswerMinutes, accepted, denied, hired, completed } = analytics;
  const { rating, reviewCount } = analytics;
  const minutes = useMinutes();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <KeyFigure
        name={t('acceptanceRate')}
        value={acceptanceRate === null ? '–' : format.percent(acceptanceRate / 100)}
      >
        {t('acceptanceNote', { accepted, answered: accepted + denied })}
      </KeyFigure>
      <KeyFigure name={t('answerTime')} value={minutes(medianAnswerMinutes)}>
        {t('answerNote')}
      </KeyFigure>
      <KeyFigure name={t('hired')} value={String(hired)}>
        {t('hiredNote', { count: completed })}
      </KeyFigure>
      <KeyFigure name={t('rating')} value={reviewCount === 0 ? '–' : format.rating(rating)}>
        {t('ratingNote', { count: reviewCount })}
      </KeyFigure>
    </dl>
  );
}
