import type { Language } from '#contract/language.ts';
import { foldText } from '#contract/fold-text.ts';
import {
  distanceKm,
  locatePlace,
  placeOf,
  settlePlace,
  withStreets,
  type Place,
  type Point,
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
  const { place, isNamed } = await settle(platform, { text: location, language, earlier });
  const contradicts = isNamed && place && chosen && distanceKm(place, chosen) >= sameAreaKm;
  if (chosen && !contradicts) return stored(chosen, true);
  return stored(place, isNamed);
}

/**
 * The destination of a move with its area, for those who do not know the customer yet: near the
 * pick-up first, '' where its town would have to be asked for.
 */
export async function locateDestination(
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  { destination, language }: Pick<NeedLocation, 'destination' | 'language'>,
  { lat, lon }: { lat: number | null; lon: number | null },
) {
  if (!destination) return { destination: null, destination_area: null };
  const pickUp = lat === null || lon === null ? [] : [{ lat, lon }];
  const { place } = await settle(platform, { text: destination, language, earlier: pickUp });
  return { destination, destination_area: place?.area ?? '' };
}

/** The place a text is taken for, near the site and these points first; null where it is asked for. */
async function settle(
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  { text, language, earlier }: { text: string; language: Language; earlier: readonly Point[] },
): Promise<{ place: Place | null; isNamed: boolean }> {
  const nowhere = { timeZone: null, country: null };
  const around = await siteContext(platform, nowhere, earlier);
  const site = await withStreets(platform.db, around, { typed: text, language });
  const settled = settlePlace(text, language, site, true);
  const isTaken = settled.status === 'named' || settled.status === 'inferred';
  const place = isTaken ? placeOf(settled.address, language) : null;
  return { place, isNamed: settled.status === 'named' };
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
