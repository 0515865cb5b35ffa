import type { Language } from '#contract/language.ts';
import { coveredPlaces, type CoveredPlace } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { placeOfWork } from './place-of-work.ts';
import { findProfile } from '#server/professionals/profile/queries-profile.ts';

/** A circle around a place: the chosen one, the named one, else that of the professional. */
interface Circle {
  placeId: string | undefined;
  location: string | undefined;
  km: number;
}

const MAX_NAMED = 40;

/**
 * The towns and districts within a circle, largest first, forty at most.
 * @throws Refusal `not_found` for an unknown place, and where none is given and they have none
 */
export async function coveredAround(
  platform: Platform,
  professionalId: string | null,
  { placeId, location, km }: Circle,
  language: Language,
): Promise<{ places: CoveredPlace[]; total: number }> {
  const isSaid = placeId !== undefined || location !== undefined;
  const middle = isSaid
    ? await placeOfWork(platform, { location, locationPlaceId: placeId }, language)
    : await ownPlace(platform, professionalId ?? '');
  assertThat(middle !== null, 'not_found');
  return coveredPlaces(middle, { km, most: MAX_NAMED, language });
}

async function ownPlace({ db }: Platform, professionalId: string) {
  const { lat, lon } = (await findProfile(db, professionalId)) ?? { lat: null, lon: null };
  return lat === null || lon === null ? null : { lat, lon };
}
