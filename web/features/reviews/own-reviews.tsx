import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { listOwnReviews, type OwnReview } from '#contract/requests/reviews.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ReviewText } from './review-text.tsx';

/** My Reviews: all reviews by the customer, with answers. */
export function OwnReviews() {
  const t = useTranslations('reviews.own');
  const common = useTranslations('common');
  const { rows, failed, retry, showMore, loadingMore } = useInfiniteCallQuery(listOwnReviews, {});
  if (failed && !rows) return <QueryError title={t('failed')} refetch={retry} />;
  if (!rows) return <Loading label={common('loading')} />;
  if (rows.length === 0)
    return (
      <EmptyState icon={<Star className="size-6" />} title={t('empty')} hint={t('emptyHint')} />
    );
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-4">
        {rows.map((review) => (
          <li key={review.id}>
            <OwnReviewCard review={review} />
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

function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useTranslations('reviews.own');
  const professionName = useProfessionName();
  const { date } = useFormatting();
  const { professional, profession, createdAt } = review;
  const about = { profession: professionName(profession), date: date(createdAt) };
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex items-center gap-3">
        <Avatar name={professional.name} src={professional.avatar} of={professional.id} />
        <div className="min-w-0">
          <h3 className="truncate font-sans text-base font-semibold tracking-normal">
            {professional.name}
          </h3>
          <p className="text-sm text-ink-soft">{t('about', about)}</p>
        </div>
      </header>
      <ReviewText review={review} professionalName={professional.name} />
    </Card>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton className="h-36 w-full rounded-lg" />
      <Skeleton className="h-36 w-full rounded-lg" />
    </div>
  );
}
