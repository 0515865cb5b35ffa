import { DAY_MS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/db.ts';
import { timeZoneOf } from '#server/professionals/professionals.ts';
import { answersIn, isYes } from './logged-answers.ts';
import type { MarketRun, Outcome, SimulatedProfessional, SimulatedRequest } from './market.ts';
import {
  listLoggedLeads,
  listLoggedProfessionals,
  listLoggedRequests,
  type LoggedLead,
  type LoggedProfessional,
  type LoggedRequest,
} from './queries-log.ts';

/** A customer who has not hired yet, and one who still waits. */
const DECIDING = 7 * DAY_MS;
const WAITING = 30 * DAY_MS;

/** What the log of a site says: a market to play again, and what became of its requests. */
export interface Log {
  run: MarketRun;
  happened: Outcome[];
}

/**
 * Reads the log since a moment, best the first of a month: quotas are counted from there. Who was
 * asked for a request answers a replay as they did; anybody else as their answers and those of the
 * site make likely. Ratings, plans, hours and areas are those of today.
 */
export async function readLog(
  db: Db,
  { since, now, seed }: { since: Date; now: Date; seed: number },
): Promise<Log> {
  const requests = await listLoggedRequests(db, since);
  const leads = await listLoggedLeads(db, since);
  const professionals = await listLoggedProfessionals(db, since);
  const ofRequest = Map.groupBy(leads, (lead) => lead.request_id);
  const ofProfessional = Map.groupBy(leads, (lead) => lead.professional_id);
  const logged = requests.map((row) => ({ row, leads: ofRequest.get(row.id) ?? [] }));
  const simulated = logged.map((one) => requestOf(one));
  return {
    run: {
      professionals: professionals.map((one) => professionalOf(one, ofProfessional.get(one.id))),
      requests: simulated,
      answerOf: answersIn(leads, seed),
      until: now.getTime(),
    },
    happened: logged.map((one, index) => outcomeOf(simulated[index]!, one.leads)),
  };
}

interface Logged {
  row: LoggedRequest;
  leads: readonly LoggedLead[];
}

function requestOf({ row, leads }: Logged): SimulatedRequest {
  const { id, trade, lat, lon, urgency, created_at: created, status } = row;
  const firstYes = firstYesOf(leads);
  const leftInVain = status === 'cancelled' && firstYes === null && row.ended_at;
  return {
    id,
    trade,
    lat,
    lon,
    urgency,
    at: created.getTime(),
    patience: leftInVain ? leftInVain.getTime() - created.getTime() : WAITING,
    deciding: row.hired_at && firstYes !== null ? row.hired_at.getTime() - firstYes : DECIDING,
  };
}

/** As they were known at the beginning. */
function professionalOf(
  row: LoggedProfessional,
  leads: readonly LoggedLead[] = [],
): SimulatedProfessional {
  const accepted = leads.filter(isYes).length;
  const denied = leads.filter(({ status }) => status === 'denied').length;
  return {
    id: row.id,
    lat: row.lat,
    lon: row.lon,
    since: row.since.getTime(),
    trades: row.trades,
    radiusKm: row.radius_km,
    quota: row.quota,
    known: {
      bayesianRating: row.bayesian_rating,
      ratingMean: row.rating_mean,
      reviewCount: row.review_count,
      acceptedCount: Math.max(0, row.accepted_count - accepted),
      deniedCount: Math.max(0, row.denied_count - denied),
      lastContactedAt: row.last_contacted_at?.getTime() ?? null,
    },
    working: { hours: row.hours ?? [], daysOff: row.days_off ?? [], timeZone: timeZoneOf(row) },
  };
}

function outcomeOf(request: SimulatedRequest, leads: readonly LoggedLead[]): Outcome {
  const first = leads[0]?.sent_at.getTime();
  return {
    request,
    askedAtFirst: leads.filter(({ sent_at: sent }) => sent.getTime() === first).length,
    asked: leads.length,
    firstYesAt: firstYesOf(leads),
  };
}

function firstYesOf(leads: readonly LoggedLead[]): number | null {
  const times = leads.filter(isYes).map((lead) => lead.responded_at!.getTime());
  return times.length === 0 ? null : Math.min(...times);
}
