import { Flag, MessageSquareReply } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/requests/reviews.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ReviewText } from './review-text.tsx';

interface PublicReviewProps {
  review: Review;
  professionalName: string;
  onReport?: () => void;
}

/** A public review, with the reader's allowed actions. */
export function PublicReview({ review, professionalName, onReport }: PublicReviewProps) {
  const t = useTranslations('reviews');
  const professionName = useProfessionName();
  const { date } = useFormatting();
  const [answering, setAnswering] = useState(false);
  // The form is unmounted with the focus: it moves to the beginning of the review.
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setAnswering(false);
    heading.current?.focus();
  };
  const author = review.author ?? t('list.left');
  const mayAnswer = review.allowedActions.includes('answer');
  const mayReport = onReport && review.allowedActions.includes('report');
  const meta = { profession: professionName(review.profession), date: date(review.createdAt) };
  return (
    <article className="flex flex-col gap-2">
      <header>
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-sans text-base font-semibold tracking-normal focus:outline-none"
        >
          {author}
        </h3>
        <p className="text-sm text-ink-faint">{t('list.meta', meta)}</p>
      </header>
      <ReviewText review={review} professionalName={professionalName} />
      {answering ? (
        <AnswerForm reviewId={review.id} onClose={close} />
      ) : (
        <div className="flex gap-1 empty:hidden">
          {mayAnswer && (
            <Button
              tone="secondary"
              size="sm"
              icon={<MessageSquareReply aria-hidden="true" className="size-4" />}
              aria-label={t('answer.openOf', { author })}
              onClick={() => setAnswering(true)}
            >
              {t('answer.open')}
            </Button>
          )}
          {mayReport && (
            <Button
              tone="ghost"
              size="sm"
              className="first:-ms-3"
              icon={<Flag aria-hidden="true" className="size-4" />}
              aria-label={t('list.reportOf', { author })}
              onClick={onReport}
            >
              {t('list.report')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
