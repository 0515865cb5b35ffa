import { HOUR_MS } from '#contract/durations.ts';
import type { Reason } from '#contract/requests/leads.ts';
import type { Change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import {
  findCandidates,
  findUnclaimedCandidates,
  isDay,
  listBusyProfessionals,
  listFree,
  markContacted,
  type Days,
  type KnownProfessional,
  type InvitationReach,
} from '#server/professionals/professionals.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { chargeQuota } from '#server/subscriptions/subscriptions.ts';
import { answerDeadline, neededBy } from './answer-deadline.ts';
import { insertLeads, type LeadRow, type NewLead } from '#server/matching/queries.ts';
import { selectCandidates, type Ranked } from '#server/matching/ranking/select-candidates.ts';
import { listNotToAsk } from './not-to-ask.ts';

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
 * Of a request for certain days nobody is contacted whose own calendar has no room then.
 * Where too few are on the platform, unclaimed ones fill the rest, each contacted once a day at
 * most, and by text message only during the day: the timer retries in the morning.
 */
export async function findBestCandidates(
  db: Db,
  request: Pick<
    RequestRow,
    | 'customer_id'
    | 'profession_id'
    | 'lat'
    | 'lon'
    | 'place_is_exact'
    | 'urgency'
    | 'created_at'
    | 'starts_on'
    | 'ends_on'
  >,
  { count, without, now, invitationChannels }: ContactSearch,
): Promise<Ranked[]> {
  const { lat, lon } = request;
  if (lat === null || lon === null) return [];
  const until = neededBy(request);
  const days = daysOf(request);
  const busy = days ? await listBusyProfessionals(db, request.profession_id, days) : [];
  const search = {
    professionId: request.profession_id,
    lat,
    lon,
    notUserIds: await listNotToAsk(db, request.customer_id),
    notIds: [...without, ...busy],
    withHours: until !== null,
  };
  const wanted = { now, placeIsExact: request.place_is_exact, neededBy: until };
  const chosen = selectCandidates(await findCandidates(db, search), { ...wanted, count });
  const best = days ? await withFreeDays(db, chosen, days, now) : chosen;
  const invitable = invitationReach(now, invitationChannels, { lat, lon });
  if (best.length === count || invitable.channels.length === 0) return best;
  const others = await findUnclaimedCandidates(db, search, invitable);
  return [...best, ...selectCandidates(others, { ...wanted, count: count - best.length })];
}

function daysOf({ starts_on: from, ends_on: to }: Pick<RequestRow, 'starts_on' | 'ends_on'>) {
  return from === null || to === null ? null : { from, to };
}

/** With the reason that they are free then, where their own calendar says so. */
async function withFreeDays(
  db: Db,
  chosen: readonly Ranked[],
  days: Days,
  now: Date,
): Promise<Ranked[]> {
  const ids = chosen.map(({ candidate }) => candidate.id);
  const free = ids.length > 0 ? await listFree(db, ids, days, now) : [];
  return chosen.map((one) =>
    free.includes(one.candidate.id)
      ? { ...one, reasons: [...one.reasons, { code: 'free_then' }] }
      : one,
  );
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

/** Whom to contact for a request; `replaced` are the ended leads they replace. */
export interface Contacting {
  request: Pick<RequestRow, 'id' | 'profession_id' | 'area' | 'urgency'>;
  best: readonly ContactChoice[];
  firstRank: number;
  replaced?: readonly string[];
  /** Where it is not part of the running code's trace. */
  trace?: Trace | undefined;
}

/**
 * Contacts professionals for one request or several, each professional for one of them: charges their
 * quota, stores a lead for each, and notifies them; returns them by request. Runs in
 * `retryOnQuotaExhausted`, which retries without those whose quota was used up meanwhile; so all
 * quotas of a transaction are charged at once, in one order, which prevents deadlocks.
 */
export async function contactProfessionals(
  change: Change,
  contacting: readonly Contacting[],
  { now, by = 'system' }: { now: Date; by?: 'system' | 'operator' },
): Promise<Contacted[][]> {
  const asked = contacting.flatMap((one) => newLeadsFor(one, now));
  if (asked.length === 0) return contacting.map(() => []);
  const professionals = await chargeAndMark(change.tx, asked, now);
  const contacted = asked.map(({ request, trace, ...lead }) => {
    const professional = professionals.get(lead.professionalId);
    if (!professional) throw new Error(`professional ${lead.professionalId} is gone`);
    const expiresAt = answerDeadline(now, request.urgency, professional.working);
    return { professional, trace, lead: { ...lead, requestId: request.id, expiresAt } };
  });
  await insertLeads(
    change.tx,
    contacted.map(({ lead }) => lead),
    { at: now, by },
  );
  for (const one of contacted) announce(change, one);
  const ofRequests = Map.groupBy(contacted, ({ lead }) => lead.requestId);
  return contacting.map(({ request }) =>
    (ofRequests.get(request.id) ?? []).map(({ professional, lead }) => ({
      ...professional,
      lead: rowOf(lead, now),
    })),
  );
}

type AskedLead = ReturnType<typeof newLeadsFor>[number];

function newLeadsFor({ request, best, firstRank, replaced = [], trace }: Contacting, now: Date) {
  return best.map(({ candidate, reasons }, index) => ({
    id: uuidv7(now.getTime()),
    professionalId: candidate.id,
    rank: firstRank + index,
    distanceKm: candidate.distanceKm,
    reasons,
    replaces: replaced[index] ?? null,
    request,
    trace,
  }));
}

async function chargeAndMark(tx: Tx, asked: readonly AskedLead[], at: Date) {
  const ids = asked.map(({ professionalId }) => professionalId);
  const leads = asked.map(({ id, professionalId, request: { profession_id, area } }) => ({
    id,
    professionalId,
    professionId: profession_id,
    area,
  }));
  const { taken, usedUp } = await chargeQuota(tx, { leads, at });
  const refused = ids.filter((id) => !taken.has(id));
  if (refused.length > 0) throw new QuotaExhausted(refused);
  return markContacted(tx, { ids, closed: usedUp, at });
}

interface Announced {
  professional: KnownProfessional;
  lead: NewLead;
  trace: Trace | undefined;
}

function announce(
  { record, publishLive }: Change,
  { professional: { userIds }, lead: { id: leadId, requestId }, trace }: Announced,
): void {
  record({ type: 'lead.sent', leadId, requestId }, trace);
  for (const userId of userIds) publishLive(userId, { type: 'lead.sent', requestId, leadId });
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

function rowOf(lead: NewLead, now: Date): LeadRow {
  return {
    id: lead.id,
    request_id: lead.requestId,
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
    responded_by: null,
    assigned_to: null,
    assignments: 0,
  };
}
