import type { Language } from '#contract/language.ts';
import type { Neighbourhood } from '#contract/requests/neighbourhood.ts';
import { findLeadsByRequests } from '#server/matching/matching.ts';
import {
  areaMiddle,
  coveredPlaces,
  mapTiles,
  offsetFrom,
  type Point,
} from '#server/places/places.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Session } from '#server/platform/http/route.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';

/** The distances at which the map may end. */
const RADII_KM = [5, 10, 20, 50, 100, 200];
const MOST_PLACES = 24;
/** A map is wider than its radius. */
const CORNERS = 1.5;

/**
 * A map around the place of a customer's request: each professional contacted stands in the middle of
 * their district or town. Null where the place is unknown.
 * @throws Refusal `not_found`, for those of others too
 */
export async function getNeighbourhood(
  { db, config }: Platform,
  { userId }: Session,
  requestId: string,
  language: Language,
): Promise<Neighbourhood | null> {
  const request = await findRequest(db, requestId);
  assertThat(request?.customer_id === userId, 'not_found');
  if (request.lat === null || request.lon === null) return null;
  const middle = { lat: request.lat, lon: request.lon };
  const professionals = await findContacted(db, requestId, middle);
  const farthest = Math.max(
    0,
    ...professionals.map(({ eastKm, northKm }) => Math.hypot(eastKm, northKm)),
  );
  const radiusKm = RADII_KM.find((km) => km >= farthest) ?? Math.ceil(farthest);
  const { places } = coveredPlaces(middle, { km: CORNERS * radiusKm, most: MOST_PLACES, language });
  const tiles = config.mapTiles ? mapTiles(config.mapTiles, middle, radiusKm) : null;
  return { radiusKm, places, professionals, tiles };
}

async function findContacted(db: Db, requestId: string, middle: Point) {
  const leads = await findLeadsByRequests(db, [requestId]);
  const ids = leads.map(({ professional_id: id }) => id);
  const found = await findProfessionals(db, ids);
  return ids.flatMap((id) => {
    const point = found.get(id)?.point;
    const area = point && areaMiddle(point);
    return area ? [{ id, ...offsetFrom(middle, area) }] : [];
  });
}
