import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Result } from '#contract/endpoint.ts';
import type { coveredPlaces } from '#contract/places.ts';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { Draft } from '#web/features/professional-profile/draft.ts';
import { useCovered } from './use-covered.ts';

const INITIAL_COUNT = 12;

interface CoveredPlacesProps {
  profile: OwnProfile;
  draft: Draft;
}

/** The towns and districts within the service area of the form, largest first. */
export function CoveredPlaces({ profile, draft }: CoveredPlacesProps) {
  const t = useTranslations('professional-profile.covered');
  const common = useTranslations('common');
  const radiusKm = Number(draft.serviceRadiusKm);
  const { data, error, isPlaceholderData, refetch, km, asked } = useCovered(
    profile,
    draft,
    radiusKm,
  );
  if (!asked) return null;
  if (error?.status === 404) return <p className="text-sm text-ink-soft">{t('unknown')}</p>;
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {t('failed')}
        <Button size="sm" tone="secondary" onClick={() => void refetch()}>
          {common('tryAgain')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton className="h-28 rounded-lg" />;
  return <Places {...data} km={km} old={isPlaceholderData} />;
}

interface PlacesProps extends Result<typeof coveredPlaces> {
  km: number;
  /** While the next answer is loading. */
  old: boolean;
}

function Places({ places, total, km, old }: PlacesProps) {
  const t = useTranslations('professional-profile.covered');
  const { distance } = useFormatting();
  const [all, showAll] = useState(false);
  const shown = all ? places : places.slice(0, INITIAL_COUNT);
  return (
    <div
      aria-busy={old}
      className={classes('rounded-lg bg-sunken p-4 transition-opacity', old && 'opacity-60')}
    >
      <p role="status" className="text-sm font-semibold">
        {t('title', { count: total, distance: distance(km) })}
      </p>
      <ul className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
        {shown.map(({ name, region, km: away }) => (
          <li
            key={`${name} ${region} ${away}`}
            title={region ?? undefined}
            className="rounded-full bg-card px-3 py-1 text-sm"
          >
            {name}{' '}
            <span className="whitespace-nowrap text-ink-faint tabular-nums">{distance(away)}</span>
          </li>
        ))}
        {all && total > places.length && (
          <li className="px-2 py-1 text-sm text-ink-soft">
            {t('others', { count: total - places.length })}
          </li>
        )}
      </ul>
      {!all && total > INITIAL_COUNT && (
        <Button tone="ghost" size="sm" onClick={() => showAll(true)} className="mt-2 -ms-3">
          {t('more')}
        </Button>
      )}
    </div>
  );
}
