import type { Language } from '#contract/language.ts';
import { foldText } from '#contract/fold-text.ts';
import { distanceKm, guessPlace, locatePlace, type Place } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';

interface NeedLocation {
  location: string;
  locationPlaceId?: string | null | undefined;
  destination?: string | null | undefined;
  language: Language;
}

const sameAreaKm = 60;

/**
 * Locates a need: the chosen place, or the best guess from the text where none was chosen, it is
 * unknown, or contradicts the text. `place_found` is false for a guess the text does not name;
 * coordinates are null without even a guess.
 */
export async function locateNeed(
  platform: Pick<Platform, 'config' | 'addresses'>,
  { location, locationPlaceId, language }: NeedLocation,
) {
  const chosen = locationPlaceId ? await locatePlace(platform, locationPlaceId, language) : null;
  if (chosen && mentionsCity(location, chosen)) return stored(chosen, true);
  const guess = guessPlace(location, language);
  if (chosen && (!guess || distanceKm(guess, chosen) < sameAreaKm)) return stored(chosen, true);
  return stored(guess, guess !== null && mentionsCity(location, guess));
}

/** The destination of a move with its area, for those who do not know the customer yet. */
export function locateDestination({
  destination,
  language,
}: Pick<NeedLocation, 'destination' | 'language'>) {
  return {
    destination: destination ?? null,
    destination_area: destination ? (guessPlace(destination, language)?.area ?? '') : null,
  };
}

function mentionsCity(text: string, { city }: Place): boolean {
  return city !== '' && foldText(text).includes(foldText(city));
}

function stored(place: Place | null, found: boolean) {
  return {
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    area: place?.area ?? '',
    place_is_exact: place?.exact ?? false,
    place_found: found,
  };
}
