import { sql } from 'kysely';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { Db } from '#server/platform/database/db.ts';

/** A request that was matched, with its leads to registered professionals. */
export interface LoggedRequest {
  id: string;
  trade: number;
  lat: number;
  lon: number;
  urgency: Urgency;
  status: RequestStatus;
  created_at: Date;
  hired_at: Date | null;
  ended_at: Date | null;
}

export interface LoggedLead {
  request_id: string;
  professional_id: string;
  status: LeadStatus;
  sent_at: Date;
  responded_at: Date | null;
}

export interface LoggedProfessional {
  id: string;
  lat: number;
  lon: number;
  radius_km: number;
  trades: number[];
  quota: number | null;
  bayesian_rating: number;
  rating_mean: number;
  review_count: number;
  accepted_count: number;
  denied_count: number;
  /** Before the period. */
  last_contacted_at: Date | null;
  /** Since when they are there: their first contact, where that is earlier than the profile. */
  since: Date;
  hours: WorkingSpan[] | null;
  days_off: DayOff[] | null;
  time_zone: string | null;
}

/** Requests since a moment that went to the best nearby, oldest first: not those to somebody by name. */
export async function listLoggedRequests(db: Db, since: Date): Promise<LoggedRequest[]> {
  const { rows } = await sql<LoggedRequest>`
    select id, profession_id as trade, lat, lon, urgency, status, created_at, hired_at, ended_at
    from requests
    where created_at >= ${since} and lat is not null and direct_to is null
    order by created_at, id`.execute(db);
  return rows;
}

/** The leads of those requests, in the order they were sent. */
export async function listLoggedLeads(db: Db, since: Date): Promise<LoggedLead[]> {
  const { rows } = await sql<LoggedLead>`
    select request_id, leads.professional_id, leads.status, sent_at, responded_at
    from leads
    join requests on requests.id = request_id
    join professionals on professionals.id = leads.professional_id and user_id is not null
    where requests.created_at >= ${since} and requests.lat is not null and direct_to is null
    order by sent_at, leads.id`.execute(db);
  return rows;
}

/** The registered professionals who can be asked now, or were asked since that moment. */
export async function listLoggedProfessionals(db: Db, since: Date): Promise<LoggedProfessional[]> {
  const { rows } = await sql<LoggedProfessional>`
    select professionals.id, lat, lon, service_radius_km as radius_km,
      array(select profession_id union
        select further.profession_id from further_professions further
        where further.professional_id = professionals.id) as trades,
      coalesce(plans.max_requests, case when plans.id is null then
        (select max_requests from plans where id = 'free') end) as quota,
      bayesian_rating, rating_mean, review_count, accepted_count, denied_count,
      asked.last_before as last_contacted_at,
      least(professionals.created_at, asked.first) as since, hours, days_off, time_zone
    from professionals
    left join professional_quotas on professional_quotas.professional_id = professionals.id
    left join plans on plans.id = plan_id
    cross join lateral (
      select min(sent_at) as first, max(sent_at) filter (where sent_at < ${since}) as last_before,
        bool_or(sent_at >= ${since}) as is_asked
      from leads where leads.professional_id = professionals.id
    ) asked
    where user_id is not null and lat is not null and (contactable or asked.is_asked)
    order by professionals.id`.execute(db);
  return rows;
}
