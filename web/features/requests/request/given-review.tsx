import { useTranslations } from 'use-intl';
import type { OwnReview } from '#contract/requests/reviews.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** The customer's review of this job, and its answer. */
export function GivenReview({ review }: { review: OwnReview }) {
  const t = useTranslations('request');
  const common = useTranslations('common');
  const format = useFormatting();
  const { rating, comment, answer, createdAt, professional } = review;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{t('yourReview')}</h2>
        <time dateTime={createdAt} className="text-sm text-ink-faint">
          {format.date(createdAt)}
        </time>
      </div>
      <Stars value={rating} label={common('rating', { rating: format.rating(rating) })} />
      {comment && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{comment}</p>}
      {answer && (
        <div className="rounded-lg rounded-ss-md bg-pine-50 px-4 py-3">
          <p className="mb-1 text-sm font-semibold">
            {t('reviewAnswer', { name: professional.name })}
          </p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{answer.text}</p>
        </div>
      )}
    </Card>
  );
}
