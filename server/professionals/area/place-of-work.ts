import type { Language } from '#contract/language.ts';
import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import { guessPlace, locatePlace, type Place } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';

type SaidPlace = Pick<ProfileChanges, 'location' | 'locationPlaceId'>;

/** The place of work: the chosen one, or the best guess from the text. */
export async function placeOfWork(
  platform: Pick<Platform, 'config' | 'addresses' | 'db'>,
  { location, locationPlaceId }: SaidPlace,
  language: Language,
): Promise<Place | null> {
  const chosen = locationPlaceId ? await locatePlace(platform, locationPlaceId, language) : null;
  return chosen ?? (location ? guessPlace(location, language) : null);
}

/**
 * The columns of a place. The same text again changes nothing, and null removes the place. @throws Refusal `invalid_input` for an unknown
 * place
 */
export function placeColumns(
  { location, locationPlaceId }: SaidPlace,
  place: Place | null,
  before: { location: string | null },
) {
  if (!locationPlaceId && (location === undefined || location === before.location)) return {};
  if (!locationPlaceId && location === null)
    return { location: null, area: null, lat: null, lon: null };
  if (place) {
    const { area, lat, lon } = place;
    return { location: location ?? place.description, area, lat, lon };
  }
  const field = location ? 'location' : 'locationPlaceId';
  throw new Refusal('invalid_input', { details: [{ field, problem: 'not_found' }] });
}
