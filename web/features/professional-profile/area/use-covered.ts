import { keepPreviousData } from '@tanstack/react-query';
import { inUnit, MAX_SERVICE_RADIUS_KM } from '#contract/distance.ts';
import { coveredPlaces } from '#contract/places.ts';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { DISTANCE_UNIT } from '#web/lib/distance-unit.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import type { Draft } from '#web/features/professional-profile/draft.ts';

const REST = 400;
/** The widest service area that can be typed, in the site's unit. */
export const MOST_RADIUS = Math.floor(inUnit(MAX_SERVICE_RADIUS_KM, DISTANCE_UNIT));

/**
 * The towns and districts within so many kilometres of the place in the form, largest first, once
 * neither has changed for a moment; `km` are those of the answer that is wanted.
 */
export function useCovered(profile: OwnProfile, draft: Draft, wantedKm: number) {
  const { language } = useLanguage();
  const place = useDebouncedValue(placeOf(profile, draft), REST);
  const km = useDebouncedValue(wantedKm, REST);
  const asked = place !== null && Number.isInteger(km) && km >= 1 && km <= MAX_SERVICE_RADIUS_KM;
  const query = { ...(JSON.parse(place ?? '{}') as object), km, language };
  const answer = useCallQuery(
    coveredPlaces,
    { query },
    { enabled: asked, placeholderData: keepPreviousData },
  );
  return { ...answer, km, asked };
}

/** The query as a comparable string; null without a place in the form. */
function placeOf(profile: OwnProfile, { location, locationPlaceId }: Draft): string | null {
  if (location.trim() === '') return null;
  if (locationPlaceId) return JSON.stringify({ place_id: locationPlaceId });
  return JSON.stringify(location === profile.location ? {} : { location: location.trim() });
}
