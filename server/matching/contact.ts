import type { Reason } from '#contract/leads.ts';
import type { Change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  findCandidates,
  findUnclaimedCandidates,
  isDay,
  markContacted,
  type KnownProfessional,
  type Reach,
} from '#server/professionals/professionals.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { takeQuota } from '#server/subscriptions/subscriptions.ts';
import { answerUntil, wantedUntil } from './answer-until.ts';
import { insertLeads, type LeadRow, type NewLead } from './queries.ts';
import { choose, type Ranked } from './ranking-choice.ts';

declare module '#server/platform/change.ts' {
  interface DomainEvents {
    'lead.sent': { leadId: string; requestId: string };
    /** Nobody could be contacted yet; the search goes on. */
    'request.pending': { requestId: string };
  }
}

export interface Contacted extends KnownProfessional {
  lead: LeadRow;
}

/** Those who were to be contacted have used up their month since they were found. */
export class QuotaUsedUp extends Error {
  readonly professionalIds: string[];

  constructor(professionalIds: string[]) {
    super('quota used up');
    this.professionalIds = professionalIds;
  }
}

/** A day, and the time in which the last message may have left a little later. */
const REST_HOURS = 25;

export interface Wanted {
  count: number;
  without: readonly string[];
  now: Date;
  /** By which channels those are written to who are not on the platform. */
  invitedBy: readonly ('email' | 'sms')[];
}

/**
 * The best professionals for a request who can be contacted, best first; none for an unknown place.
 * Where fewer are on the platform than are wanted, those fill the places left who are not, each of whom
 * is asked once a day at most, and by text message only by day: the timer asks again in the morning.
 */
export async function findBest(
  db: Db,
  request: Pick<
    RequestRow,
    'customer_id' | 'profession_id' | 'lat' | 'lon' | 'place_is_exact' | 'urgency' | 'created_at'
  >,
  { count, without, now, invitedBy }: Wanted,
): Promise<Ranked[]> {
  const { lat, lon } = request;
  if (lat === null || lon === null) return [];
  const until = wantedUntil(request);
  const search = {
    professionId: request.profession_id,
    lat,
    lon,
    notUserIds: [request.customer_id, ...(await findBlockedWith(db, request.customer_id))],
    notIds: without,
    withHours: until !== null,
  };
  const wanted = { now, placeIsExact: request.place_is_exact, wantedUntil: until };
  const best = choose(await findCandidates(db, search), { ...wanted, count });
  const reach = reachAt(now, invitedBy, { lat, lon });
  if (best.length === count || reach.channels.length === 0) return best;
  const others = await findUnclaimedCandidates(db, search, reach);
  return [...best, ...choose(others, { ...wanted, count: count - best.length })];
}

/** Somebody to be asked, with the reasons that both sides are shown. */
export interface Chosen {
  candidate: { id: string; distanceKm: number | null };
  reasons: Reason[];
}

/** By which channels, and after how much rest, those are written to who are not on the platform. */
export function reachAt(
  now: Date,
  invitedBy: Wanted['invitedBy'],
  place: { lat: number; lon: number } | null,
): Reach {
  const isDayThere = place === null || isDay(now, place);
  return {
    restedSince: new Date(now.getTime() - REST_HOURS * 3_600_000),
    channels: isDayThere ? invitedBy : invitedBy.filter((by) => by !== 'sms'),
  };
}

/**
 * Contacts these professionals: takes their quota, stores a lead for each, and tells them. To run in
 * `untilQuotaHolds`, which starts over without those whose quota was used up in between; so all
 * quotas of a transaction are taken at once, in one order, and nobody waits on one another.
 */
export async function contact(
  { tx, record, tell }: Change,
  request: Pick<RequestRow, 'id' | 'profession_id' | 'area' | 'urgency'>,
  best: readonly Chosen[],
  { now, firstRank, replaced = [], by = 'system' }: Placing,
): Promise<Contacted[]> {
  if (best.length === 0) return [];
  const ids = best.map(({ candidate }) => candidate.id);
  const asked = best.map((ranked, index) => leadFor(ranked, firstRank + index, now));
  const { profession_id: professionId, area } = request;
  const { taken, usedUp } = await takeQuota(tx, { leads: asked, professionId, area, at: now });
  const refused = ids.filter((id) => !taken.has(id));
  if (refused.length > 0) throw new QuotaUsedUp(refused);
  const professionals = await markContacted(tx, { ids, closed: usedUp, at: now });
  const contacted = asked.map((lead, index) => {
    const professional = professionals.get(lead.professionalId);
    if (!professional) throw new Error(`professional ${lead.professionalId} is gone`);
    const expiresAt = answerUntil(now, request.urgency, professional.working);
    return { professional, lead: { ...lead, expiresAt, replaces: replaced[index] ?? null } };
  });
  const leads = contacted.map(({ lead }) => lead);
  await insertLeads(tx, request.id, leads, { at: now, by });
  return contacted.map(({ professional, lead }) => {
    record({ type: 'lead.sent', leadId: lead.id, requestId: request.id });
    if (professional.userId) {
      tell(professional.userId, { type: 'lead.sent', requestId: request.id, leadId: lead.id });
    }
    return { ...professional, lead: rowOf(lead, request.id, now) };
  });
}

/** When and where in the order new leads come, and the ended ones whose places they take. */
interface Placing {
  now: Date;
  firstRank: number;
  replaced?: readonly string[];
  by?: 'system' | 'operator';
}

/** Runs a change that contacts people, again without those who turn out to have no quota left. */
export async function untilQuotaHolds<T>(
  work: (without: readonly string[]) => Promise<T>,
): Promise<T> {
  const without: string[] = [];
  for (;;) {
    try {
      return await work(without);
    } catch (error) {
      if (!(error instanceof QuotaUsedUp)) throw error;
      without.push(...error.professionalIds);
    }
  }
}

function leadFor({ candidate, reasons }: Chosen, position: number, now: Date) {
  return {
    id: uuidv7(now.getTime()),
    professionalId: candidate.id,
    rank: position,
    distanceKm: candidate.distanceKm,
    reasons,
  };
}

function rowOf(lead: NewLead, requestId: string, now: Date): LeadRow {
  return {
    id: lead.id,
    request_id: requestId,
    professional_id: lead.professionalId,
    status: 'pending',
    distance_km: lead.distanceKm,
    reasons: lead.reasons,
    sent_at: now,
    responded_at: null,
    professional_response: null,
    seen_at: null,
    expires_at: lead.expiresAt,
    ended_because: null,
    ended_note: null,
    replaces: lead.replaces,
  };
}
