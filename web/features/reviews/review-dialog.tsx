import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { DEFAULT_RATING, MAX_REVIEW_LENGTH, RECOMMENDED_FROM } from '#contract/requests/reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { StarChoice } from './star-choice.tsx';
import { useWriteReview, type ReviewedJob } from './use-write-review.ts';

interface ReviewDialogProps {
  job: ReviewedJob;
  onClose: () => void;
}

/** Asks for the single review of a completed job: stars, and an optional comment. */
export function ReviewDialog({ job, onClose }: ReviewDialogProps) {
  const t = useTranslations('reviews.dialog');
  const common = useTranslations('common');
  const [rating, setRating] = useState(DEFAULT_RATING);
  const [comment, setComment] = useState('');
  const { publish, busy } = useWriteReview(job, onClose);
  const { name } = job.professional;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish(rating, comment.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      description={t('intro')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <StarChoice value={rating} onChange={setRating} />
          <Recommendation isGiven={rating >= RECOMMENDED_FROM} name={name} />
        </div>
        <Field label={t('comment')} optional={t('optional')} hint={t('commentHint')}>
          <LimitedTextarea
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            maxLength={MAX_REVIEW_LENGTH}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Recommendation({ isGiven, name }: { isGiven: boolean; name: string }) {
  const t = useTranslations('reviews.dialog');
  const Thumb = isGiven ? ThumbsUp : ThumbsDown;
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-sm text-ink-soft">
      <Thumb aria-hidden="true" className="size-4 text-pine-600" />
      {isGiven ? t('recommend', { name }) : t('notRecommend', { name })}
    </p>
  );
}
