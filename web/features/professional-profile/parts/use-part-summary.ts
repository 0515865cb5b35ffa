import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useNow } from '#web/lib/use-now.ts';
import { dayOf } from '#web/features/professional-profile/availability/pause.ts';
import type { Draft } from '#web/features/professional-profile/draft.ts';
import { sortedByDay } from '#web/features/professional-profile/working-hours/days-off.ts';
import type { PartId } from './parts.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** What each part of the profile says now, in a few words; unsaved changes count. */
export function usePartSummary(profile: OwnProfile, draft: Draft): (part: PartId) => string {
  const t = useTranslations('professional-profile');
  const common = useTranslations('common');
  const professionName = useProfessionName();
  const format = useFormatting();
  const today = dayOf(new Date(useNow(MINUTE_MS)).toISOString());
  const summaries: Record<PartId, () => string> = {
    about: () => dotted([draft.profession, ...draft.furtherProfessions].map(professionName)),
    photos: () => t('summary.photos', { count: profile.photos.length }),
    papers: () => dotted(papersOf(draft).map((paper) => t(`summary.${paper}`))),
    reviews: () =>
      profile.reviewCount === 0
        ? common('noReviews')
        : dotted([
            format.rating(profile.rating),
            common('reviews', { count: profile.reviewCount }),
          ]),
    preview: () => t('summary.preview'),
    area: () => dotted([profile.area, format.distance(Number(draft.serviceRadiusKm))]),
    availability: () =>
      draft.pausedUntil
        ? t('availability.pausedUntil', { date: format.date(draft.pausedUntil) })
        : t(`availability.${draft.availability}`),
    hours: () =>
      t('summary.hours', { count: new Set(draft.hours.map(({ weekday }) => weekday)).size }),
    daysOff: () => t('summary.daysOff', { count: sortedByDay(draft.daysOff, today).coming.length }),
    contact: () => draft.email || draft.phone,
    page: () => t(profile.publicPath ? 'summary.public' : 'summary.hidden'),
  };
  return (part) => summaries[part]();
}

function papersOf({ licence, insurance, certifications }: Draft) {
  const isThere = {
    licence: licence.number !== '',
    insurance: insurance.company !== '',
    certifications: certifications.trim() !== '',
  };
  return (['licence', 'insurance', 'certifications'] as const).filter((paper) => isThere[paper]);
}
