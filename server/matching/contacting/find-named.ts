import type { Db } from '#server/platform/database/db.ts';
import { findNamedCandidate } from '#server/professionals/professionals.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { invitationReach, type ContactChoice, type ContactSearch } from './contact.ts';
import { reasonsFor, reasonsWithoutPlace } from '../ranking/reasons.ts';
import { listNotToAsk } from './not-to-ask.ts';

/**
 * Finds one professional by id, whatever their trade and distance; undefined where they cannot be
 * contacted, or not by this customer.
 */
export async function findNamedProfessional(
  db: Db,
  request: Pick<RequestRow, 'customer_id' | 'lat' | 'lon' | 'place_is_exact'>,
  {
    professionalId,
    now,
    invitationChannels,
  }: Pick<ContactSearch, 'now' | 'invitationChannels'> & Named,
): Promise<ContactChoice | undefined> {
  const { lat, lon, customer_id: customerId, place_is_exact: placeIsExact } = request;
  const place = lat === null || lon === null ? null : { lat, lon };
  const notUserIds = await listNotToAsk(db, customerId);
  const search = { id: professionalId, place, notUserIds };
  const candidate = await findNamedCandidate(
    db,
    search,
    invitationReach(now, invitationChannels, place),
  );
  if (!candidate) return undefined;
  const { distanceKm } = candidate;
  const reasons =
    distanceKm === null
      ? reasonsWithoutPlace(candidate, now)
      : reasonsFor({ ...candidate, distanceKm }, { now, placeIsExact, isOpenNow: false });
  return { candidate, reasons };
}

interface Named {
  professionalId: string;
}
