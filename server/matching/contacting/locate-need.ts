import type { Language } from '#contract/language.ts';
import { foldText } from '#contract/fold-text.ts';
import {
  distanceKm,
  guessPlace,
  locatePlace,
  placeOf,
  settlePlace,
  type Place,
} from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteContext } from '#server/professionals/professionals.ts';
import { listEarlierPlaces } from '#server/requests/requests.ts';

interface NeedLocation {
  location: string;
  locationPlaceId?: string | null | undefined;
  destination?: string | null | undefined;
  language: Language;
  customerId: string;
}

const sameAreaKm = 60;

/**
 * Locates a need: the chosen place, or the one its text names where none was chosen, it is unknown, or
 * contradicts the text. `place_found` is false for a town that was inferred, or is one of several of
 * its name; coordinates are null where the town would have to be asked for.
 */
export async function locateNeed(
  platform: Pick<Platform, 'config' | 'addresses' | 'db' | 'clock'>,
  { location, locationPlaceId, language, customerId }: NeedLocation,
) {
  const chosen = locationPlaceId ? await locatePlace(platform, locationPlaceId, language) : null;
  if (chosen && mentionsCity(location, chosen)) return stored(chosen, true);
  const earlier = await listEarlierPlaces(platform.db, customerId);
  const nowhere = { timeZone: null, country: null };
  const site = await siteContext(platform, nowhere, earlier);
  const settled = settlePlace(location, language, site, true);
  const isTaken = settled.status === 'named' || settled.status === 'inferred';
  const place = isTaken ? placeOf(settled.address, language) : null;
  const contradicts =
    settled.status === 'named' && place && chosen && distanceKm(place, chosen) >= sameAreaKm;
  if (chosen && !contradicts) return stored(chosen, true);
  return stored(place, settled.status === 'named');
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
