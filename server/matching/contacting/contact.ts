import { HOUR_MS } from '#contract/durations.ts';
import type { Reason } from '#contract/requests/leads.ts';
import type { Change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  findCandidates,
  findUnclaimedCandidates,
  isDay,
  markContacted,
  type KnownProfessional,
  type InvitationReach,
} from '#server/professionals/professionals.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { chargeQuota } from '#server/subscriptions/subscriptions.ts';
import { answerDeadline, neededBy } from './answer-deadline.ts';
import { insertLeads, type LeadRow, type NewLead } from '#server/matching/queries.ts';
import { selectCandidates, type Ranked } from '#server/matching/ranking/select-candidates.ts';

export interface Contacted extends KnownProfessional {
  lead: LeadRow;
}

/** Candidates whose quota was used up between search and contact. */
export class QuotaExhausted extends Error {
  readonly professionalIds: string[];

  constructor(professionalIds: string[]) {
    super('quota used up');
    this.professionalIds = professionalIds;
  }
}

/** A day, and a margin for a message that left a little later. */
const REST_HOURS = 25;

export interface ContactSearch {
  count: number;
  without: readonly string[];
  now: Date;
  /** Channels by which unclaimed professionals are invited. */
  invitationChannels: readonly ('email' | 'sms')[];
}

/**
 * The best professionals for a request who can be contacted, best first; none for an unknown place.
 * Where too few are on the platform, unclaimed ones fill the rest, each contacted once a day at
 * most, and by text message only during the day: the timer retries in the morning.
 */
export async function findBestCandidates(
  db: Db,
  request: Pick<
    RequestRow,
    'customer_id' | 'profession_id' | 'lat' | 'lon' | 'place_is_exact' | 'urgency' | 'created_at'
  >,
  { count, without, now, invitationChannels }: ContactSearch,
): Promise<Ranked[]> {
  const { lat, lon } = request;
  if (lat === null || lon === null) return [];
  const until = neededBy(request);
  const search = {
    professionId: request.profession_id,
    lat,
    lon,
    notUserIds: [request.customer_id, ...(await findBlockedWith(db, request.customer_id))],
    notIds: without,
    withHours: until !== null,
  };
  const wanted = { now, placeIsExact: request.place_is_exact, neededBy: until };
  const best = selectCandidates(await findCandidates(db, search), { ...wanted, count });
  const invitable = invitationReach(now, invitationChannels, { lat, lon });
  if (best.length === count || invitable.channels.length === 0) return best;
  const others = await findUnclaimedCandidates(db, search, invitable);
  return [...best, ...selectCandidates(others, { ...wanted, count: count - best.length })];
}

/** A chosen candidate, with the reasons shown to both sides. */
export interface ContactChoice {
  candidate: { id: string; distanceKm: number | null };
  reasons: Reason[];
}

/** Channels and minimum interval of invitations to unclaimed professionals. */
export function invitationReach(
  now: Date,
  invitationChannels: ContactSearch['invitationChannels'],
  place: { lat: number; lon: number } | null,
): InvitationReach {
  const isDayThere = place === null || isDay(now, place);
  return {
    lastContactBefore: new Date(now.getTime() - REST_HOURS * HOUR_MS),
    channels: isDayThere ? invitationChannels : invitationChannels.filter((by) => by !== 'sms'),
  };
}

/**
 * Contacts these professionals: charges their quota, stores a lead for each, and notifies them.
 * Runs in `retryOnQuotaExhausted`, which retries without those whose quota was used up meanwhile;
 * so all quotas of a transaction are charged at once, in one order, which prevents deadlocks.
 */
export async function contactProfessionals(
  { tx, record, publishLive }: Change,
  request: Pick<RequestRow, 'id' | 'profession_id' | 'area' | 'urgency'>,
  best: readonly ContactChoice[],
  { now, firstRank, replaced = [], by = 'system' }: ContactOptions,
): Promise<Contacted[]> {
  if (best.length === 0) return [];
  const ids = best.map(({ candidate }) => candidate.id);
  const asked = best.map((ranked, index) => newLeadFor(ranked, firstRank + index, now));
  const { profession_id: professionId, area } = request;
  const { taken, usedUp } = await chargeQuota(tx, { leads: asked, professionId, area, at: now });
  const refused = ids.filter((id) => !taken.has(id));
  if (refused.length > 0) throw new QuotaExhausted(refused);
  const professionals = await markContacted(tx, { ids, closed: usedUp, at: now });
  const contacted = asked.map((lead, index) => {
    const professional = professionals.get(lead.professionalId);
    if (!professional) throw new Error(`professional ${lead.professionalId} is gone`);
    const expiresAt = answerDeadline(now, request.urgency, professional.working);
    return { professional, lead: { ...lead, expiresAt, replaces: replaced[index] ?? null } };
  });
  const leads = contacted.map(({ lead }) => lead);
  await insertLeads(tx, request.id, leads, { at: now, by });
  return contacted.map(({ professional, lead }) => {
    record({ type: 'lead.sent', leadId: lead.id, requestId: request.id });
    if (professional.userId) {
      publishLive(professional.userId, {
        type: 'lead.sent',
        requestId: request.id,
        leadId: lead.id,
      });
    }
    return { ...professional, lead: rowOf(lead, request.id, now) };
  });
}

/** The moment and rank of new leads, and the ended ones they replace. */
interface ContactOptions {
  now: Date;
  firstRank: number;
  replaced?: readonly string[];
  by?: 'system' | 'operator';
}

/**
 * Runs a change that contacts people, and retries it without those whose quota turns out to be used
 * up.
 */
export async function retryOnQuotaExhausted<T>(
  work: (without: readonly string[]) => Promise<T>,
): Promise<T> {
  const without: string[] = [];
  for (;;) {
    try {
      return await work(without);
    } catch (error) {
      if (!(error instanceof QuotaExhausted)) throw error;
      without.push(...error.professionalIds);
    }
  }
}

function newLeadFor({ candidate, reasons }: ContactChoice, position: number, now: Date) {
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
