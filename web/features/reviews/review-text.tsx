import { ThumbsUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/requests/reviews.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Stars } from '#web/ui/stars.tsx';

interface ReviewTextProps {
  review: Pick<Review, 'rating' | 'comment' | 'wouldRecommend' | 'answer'>;
  /** Who answered; without it the answer is called one. */
  professionalName?: string | undefined;
}

/** The text of a review, and the professional's answer. */
export function ReviewText({ review, professionalName }: ReviewTextProps) {
  const t = useTranslations('reviews');
  const { relative } = useFormatting();
  const { rating, comment, wouldRecommend, answer } = review;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars value={rating} label={t('rating', { rating: String(rating) })} />
        {wouldRecommend && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <ThumbsUp aria-hidden="true" className="size-3.5 text-pine-600" />
            {t('recommends')}
          </span>
        )}
      </p>
      {comment && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{comment}</p>}
      {answer && (
        <div className="mt-1 rounded-md border-s-2 border-pine-600 bg-sunken px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
            {professionalName ? t('answerOf', { name: professionalName }) : t('answered')}
            <time dateTime={answer.at} className="font-normal text-ink-faint">
              {relative(answer.at, serverNow())}
            </time>
          </p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">{answer.text}</p>
        </div>
      )}
    </div>
  );
}
