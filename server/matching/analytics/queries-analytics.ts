import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

interface Tally {
  contacted: number;
  accepted: number;
}

/** The figures of leads of a period; `period` counts from 1. */
export interface LeadFigures extends Tally {
  denied: number;
  expired: number;
  withdrawn: number;
  waiting: number;
  hired: number;
  completed: number;
  medianMinutes: number | null;
  periods: (Tally & { period: number; denied: number; expired: number })[] | null;
  /** The histogram bucket of an answer time: how many of the bounds it exceeds. */
  answers: { class: number; count: number }[] | null;
  professions: (Tally & { professionId: number })[] | null;
  areas: (Tally & { area: string })[] | null;
}

/**
 * Counts a professional's leads since the first of `begins`, in one statement. Released ones did
 * accept; withdrawn are those withdrawn before they answered.
 */
export async function findFigures(
  db: Db,
  of: { professionalId: string; begins: readonly Date[]; answerEnds: readonly number[] },
): Promise<LeadFigures> {
  const { rows } = await sql<LeadFigures>`
    with mine as materialized (${leadsSince(of)}),
    by_period as (
      select period, ${tally}, count(*) filter (where denied)::int as denied,
        count(*) filter (where expired)::int as expired
      from mine group by period),
    by_answer as (
      select (select count(*) from unnest(${of.answerEnds}::float8[]) as ends (at)
        where minutes > at)::int as class
      from mine where minutes is not null),
    by_profession as (
      select profession_id as "professionId", ${tally}
      from mine group by profession_id order by contacted desc, profession_id),
    by_area as (
      select area, ${tally} from mine group by area order by contacted desc, area limit 10)
    select ${tally},
      count(*) filter (where denied)::int as denied, count(*) filter (where expired)::int as expired,
      count(*) filter (where withdrawn)::int as withdrawn,
      count(*) filter (where waiting)::int as waiting,
      count(*) filter (where hired)::int as hired,
      count(*) filter (where completed)::int as completed,
      percentile_cont(0.5) within group (order by minutes) as "medianMinutes",
      (select json_agg(by_period) from by_period) as periods,
      (select json_agg(json_build_object('class', class, 'count', count)) from
        (select class, count(*)::int from by_answer group by class) as classes) as answers,
      (select json_agg(by_profession) from by_profession) as professions,
      (select json_agg(by_area) from by_area) as areas
    from mine`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('nothing was counted');
  return figures;
}

const tally = sql`
  count(*)::int as contacted, count(*) filter (where accepted)::int as accepted`;

/** Each lead by its outcome, with the number of the period in which it was sent. */
function leadsSince({
  professionalId,
  begins,
}: {
  professionalId: string;
  begins: readonly Date[];
}) {
  return sql`
    select requests.profession_id, requests.area,
      width_bucket(leads.sent_at, ${begins}::timestamptz[]) as period,
      leads.status = 'accepted'
        or (leads.status = 'withdrawn' and leads.responded_at is not null) as accepted,
      leads.status = 'denied' as denied, leads.status = 'expired' as expired,
      leads.status = 'withdrawn' and leads.responded_at is null as withdrawn,
      leads.status = 'pending' as waiting,
      requests.professional_id = leads.professional_id and requests.hired_at is not null as hired,
      requests.professional_id = leads.professional_id and requests.status = 'completed'
        as completed,
      (extract(epoch from leads.responded_at - leads.sent_at) / 60)::float8 as minutes
    from leads join requests on requests.id = leads.request_id
    where leads.professional_id = ${professionalId}
      and leads.sent_at >= ${begins[0] ?? new Date(0)}`;
}
