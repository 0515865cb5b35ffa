import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/requests/reviews.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PublicReview } from './public-review.tsx';
import { StarDistribution } from './star-distribution.tsx';
import { useReviews } from './use-reviews.ts';

interface ProfessionalReviewsProps {
  professional: { id: string; name: string };
  /** Whether the empty state addresses the professional themselves. */
  isOwn?: boolean;
  /** Opens the report dialog; without it there is none. */
  onReport?: (review: Review) => void;
}

/** The reviews of a professional, who can answer each once here. */
export function ProfessionalReviews({ professional, isOwn, onReport }: ProfessionalReviewsProps) {
  const t = useTranslations('reviews.list');
  const common = useTranslations('common');
  const { reviews, counts, failed, retry, showMore, loadingMore } = useReviews(professional.id);
  if (failed && !reviews) return <QueryError title={t('failed')} refetch={retry} />;
  if (!reviews)
    return (
      <div role="status" aria-label={common('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-28 w-full rounded-lg" />
      </div>
    );
  if (reviews.length === 0)
    return (
      <EmptyState
        icon={<Star className="size-6" />}
        title={t('empty')}
        hint={isOwn ? t('emptyOwnHint') : t('emptyHint')}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <StarDistribution counts={counts} />
      <ul className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-5 first:pt-0 last:pb-0">
            <PublicReview
              review={review}
              professionalName={professional.name}
              {...(onReport ? { onReport: () => onReport(review) } : {})}
            />
          </li>
        ))}
      </ul>
      {showMore && (
        <Button tone="secondary" loading={loadingMore} onClick={showMore} className="self-center">
          {t('more')}
        </Button>
      )}
    </div>
  );
}
