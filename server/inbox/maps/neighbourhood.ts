import type { Language } from '#contract/language.ts';
import type { Neighbourhood } from '#contract/requests/neighbourhood.ts';
import { findLeadsByRequests } from '#server/matching/matching.ts';
import { areaMiddle, mapTiles, offsetFrom, type Point } from '#server/places/places.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Session } from '#server/platform/http/route.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';
import { kmFromMiddle, mapAround } from './map-around.ts';

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
  const farthestKm = Math.max(0, ...professionals.map(kmFromMiddle));
  const around = mapAround(middle, farthestKm, language);
  const tiles = config.mapTiles ? mapTiles(config.mapTiles, middle, around.radiusKm) : null;
  return { ...around, professionals, tiles };
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
