import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { HidingDialog } from '../../feedback/hiding-dialog.tsx';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Review = ProfessionalDetail['reviews'][number];

/** Recent reviews, hidden ones too. */
export function Reviews({ reviews }: Pick<ProfessionalDetail, 'reviews'>) {
  const t = useTranslations('admin-professional.reviews');
  const [chosen, setChosen] = useState<Review | null>(null);
  return (
    <PanelCard title={t('title')}>
      <Lines items={reviews} keyOf={({ id }) => id} empty={t('empty')}>
        {(review) => <OneReview review={review} onChoose={() => setChosen(review)} />}
      </Lines>
      {chosen && <HidingDialog key={chosen.id} review={chosen} onClose={() => setChosen(null)} />}
    </PanelCard>
  );
}

function OneReview({ review, onChoose }: { review: Review; onChoose: () => void }) {
  const lists = useTranslations('admin-lists');
  const { userName, rating, comment, answer, hiddenAt, openReports, createdAt } = review;
  const name = userName ?? lists('feedback.nobody');
  const restores = review.allowedActions.includes('restore');
  return (
    <>
      <div className="min-w-0 grow basis-full sm:basis-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Stars value={rating} label={lists('starsOf', { rating: String(rating) })} />
          {hiddenAt && <Badge tone="clay">{lists('feedbackStates.hidden')}</Badge>}
          {openReports > 0 && (
            <Badge tone="warning">{lists('reports', { count: openReports })}</Badge>
          )}
        </p>
        {comment && <p className="mt-1.5 max-w-prose break-words">{comment}</p>}
        {answer && (
          <p className="mt-2 max-w-prose border-s border-line ps-3 text-ink-soft">{answer}</p>
        )}
      </div>
      <div className="flex grow items-center justify-between gap-3 sm:grow-0 sm:items-start sm:text-end">
        <When at={createdAt} />
        <Button
          size="sm"
          tone="ghost"
          aria-label={lists(restores ? 'feedback.restore' : 'feedback.hide', { name })}
          onClick={onChoose}
        >
          {lists(restores ? 'feedback.restoreConfirm' : 'feedback.hideConfirm')}
        </Button>
      </div>
    </>
  );
}
