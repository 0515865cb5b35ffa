import type { Language } from '#contract/language.ts';
import type { LeadMap } from '#contract/requests/neighbourhood.ts';
import { findLead, mayKnowCustomer } from '#server/matching/matching.ts';
import { areaMiddle, offsetFrom, type Point } from '#server/places/places.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findRequests, type RequestRow } from '#server/requests/requests.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import type { ProfessionalSession } from '#server/inbox/compose-leads.ts';
import { kmFromMiddle, mapAround } from './map-around.ts';

/**
 * A map around the professional's own place with the area of a lead's customer. Null where one of the
 * two places is unknown.
 * @throws Refusal `not_found`, for the leads of others too
 */
export async function getLeadMap(
  db: Db,
  { professionalId, ownerId }: ProfessionalSession,
  leadId: string,
  language: Language,
): Promise<LeadMap | null> {
  const lead = await findLead(db, leadId);
  assertThat(lead?.professional_id === professionalId, 'not_found');
  const [[request], own, apart] = await Promise.all([
    findRequests(db, [lead.request_id]),
    findProfessionals(db, [professionalId]),
    findBlockedWith(db, ownerId),
  ]);
  const middle = own.get(professionalId)?.point;
  if (!request || !middle) return null;
  const isKnown = mayKnowCustomer(lead.status, apart.includes(request.customer_id));
  const area = shownArea(request, isKnown);
  const customer = area && offsetFrom(middle, area);
  const farthestKm = customer ? kmFromMiddle(customer) : lead.distance_km;
  return farthestKm === null ? null : { ...mapAround(middle, farthestKm, language), customer };
}

/**
 * Where the customer is drawn. Who does not know them yet reads only their town and the distance: its
 * middle would contradict the distance, their district would say more.
 */
function shownArea(
  { lat, lon, place_is_exact: isExact }: Pick<RequestRow, 'lat' | 'lon' | 'place_is_exact'>,
  isKnown: boolean,
): Point | null {
  if (lat === null || lon === null) return null;
  if (!isExact) return { lat, lon };
  return isKnown ? areaMiddle({ lat, lon }) : null;
}
