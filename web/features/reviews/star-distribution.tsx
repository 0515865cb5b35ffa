import { useTranslations } from 'use-intl';
import type { StarCounts } from '#contract/requests/reviews.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { StarShape } from '#web/ui/star-shape.tsx';
import { Stars } from '#web/ui/stars.tsx';

/** The mean of all ratings, and how many gave each. */
export function StarDistribution({ counts }: { counts: StarCounts }) {
  const t = useTranslations('reviews');
  const { rating } = useFormatting();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, one) => sum + one.stars * one.count, 0);
  const mean = total === 0 ? 0 : stars / total;
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-center">
      <div className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-1">
        <p className="font-display text-3xl font-semibold">{rating(mean)}</p>
        <div>
          <Stars value={mean} label={t('rating', { rating: rating(mean) })} />
          <p className="text-sm text-ink-soft">{t('list.count', { count: total })}</p>
        </div>
      </div>
      <ul aria-label={t('list.distribution')} className="flex min-w-0 flex-1 flex-col gap-1">
        {counts.map((one) => (
          <li key={one.stars} className="flex items-center gap-2 text-sm">
            <span className="sr-only">{t('list.share', one)}</span>
            <span aria-hidden="true" className="flex w-8 items-center gap-1 tabular-nums">
              {one.stars}
              <StarShape className="size-3.5 fill-pine-600" />
            </span>
            <Bar share={total === 0 ? 0 : one.count / total} />
            <span aria-hidden="true" className="w-10 text-end text-ink-soft tabular-nums">
              {one.count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn in SVG, so that it needs no style attribute. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 min-w-0 flex-1 overflow-hidden rounded-full"
    >
      <rect width="100" height="2" className="fill-line" />
      <rect width={share * 100} height="2" className="fill-pine-600" />
    </svg>
  );
}
