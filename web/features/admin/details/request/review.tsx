import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Review = NonNullable<RequestDetail['review']>;

/** The customer's review. */
export function ReviewOfRequest({ review }: { review: Review }) {
  const t = useTranslations('admin-request.review');
  const lists = useTranslations('admin-lists');
  const { rating, comment, answer, hiddenAt } = review;
  return (
    <PanelCard title={t('title')} aside={hiddenAt && <Badge>{t('hidden')}</Badge>}>
      <Stars value={rating} label={lists('starsOf', { rating: String(rating) })} />
      {comment && (
        <blockquote className="mt-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {comment}
        </blockquote>
      )}
      {answer && (
        <p className="mt-3 border-s-2 border-line-strong ps-3 text-sm text-ink-soft">
          <span className="font-semibold">{t('answer')}</span>
          <span className="block [overflow-wrap:anywhere] whitespace-pre-wrap">{answer}</span>
        </p>
      )}
    </PanelCard>
  );
}
