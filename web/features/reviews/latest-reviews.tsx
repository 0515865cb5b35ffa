import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useReviews } from './use-reviews.ts';

interface LatestReviewsProps {
  professional: { id: string; name: string };
  /** Opens all of them. */
  onAll: () => void;
}

const SHOWN = 2;

/** The newest reviews of a professional, shortened, with a link to all. */
export function LatestReviews({ professional, onAll }: LatestReviewsProps) {
  const t = useTranslations('reviews');
  const { reviews, counts, failed } = useReviews(professional.id);
  if (failed) return <p className="text-sm text-ink-faint">{t('list.failed')}</p>;
  if (!reviews) return <Skeleton className="h-16 w-full" />;
  if (reviews.length === 0) return <p className="text-sm text-ink-faint">{t('list.empty')}</p>;
  const count = counts.reduce((sum, stars) => sum + stars.count, 0);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {reviews.slice(0, SHOWN).map(({ id, rating, comment, author }) => (
          <li key={id} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-2">
              <Stars value={rating} label={t('rating', { rating: String(rating) })} />
              <span className="text-ink-faint">{author ?? t('list.left')}</span>
            </p>
            {comment && (
              <p dir="auto" className="mt-0.5 line-clamp-3 [overflow-wrap:anywhere]">
                {comment}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button
        tone="ghost"
        size="sm"
        onClick={onAll}
        aria-label={t('list.allOf', { name: professional.name })}
        className="-ms-3 self-start text-pine-700"
      >
        {t('list.all', { count })}
      </Button>
    </div>
  );
}
