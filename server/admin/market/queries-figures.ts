import { sql, type SqlBool } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';

/** How many requests reached each stage; reaching one counts for those before it too. */
interface Reached {
  submitted: number;
  contacted: number;
  accepted: number;
  completed: number;
  reviewed: number;
}

type Group = Reached & { medianMinutes: number | null };

/** The outcome of the requests of a period. */
export interface Figures extends Reached {
  answered: number;
  medianMinutes: number | null;
  p90Minutes: number | null;
  leads: number;
  leadsAccepted: number;
  leadsDenied: number;
  leadsExpired: number;
  leadsWithdrawn: number;
  leadsWaiting: number;
  days: (Reached & { day: string })[] | null;
  professions: (Group & { professionId: number })[] | null;
  cities: (Group & { city: string | null })[] | null;
}

/** Requests submitted since a moment, optionally of one trade and one city. */
export interface Cohort {
  since: Date;
  professionId: number | null;
  city: string | null;
}

/**
 * Counts the requests of a cohort in one statement: by day of UTC, by trade, and by city, where
 * those beyond the first `mostCities` are one group without a name.
 */
export async function findFigures(
  db: ReadDb,
  cohort: Cohort,
  mostCities: number,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with facts as materialized (${factsOf(cohort)}),
    by_day as (
      select (created_at at time zone 'UTC')::date::text as day, ${reached} from facts group by 1),
    by_profession as (
      select profession_id as "professionId", ${reached}, ${median} from facts group by 1
      order by submitted desc, 1),
    largest as (
      select area from facts group by area order by count(*) desc, area limit ${mostCities}),
    by_city as (
      select largest.area as city, ${reached}, ${median}
      from facts left join largest using (area) group by 1
      order by largest.area is null, submitted desc, 1)
    select ${reached}, ${median},
      count(minutes)::int as answered,
      percentile_cont(0.9) within group (order by minutes) as "p90Minutes",
      coalesce(sum(leads), 0)::int as leads,
      coalesce(sum(leads_accepted), 0)::int as "leadsAccepted",
      coalesce(sum(leads_denied), 0)::int as "leadsDenied",
      coalesce(sum(leads_expired), 0)::int as "leadsExpired",
      coalesce(sum(leads_withdrawn), 0)::int as "leadsWithdrawn",
      coalesce(sum(leads_waiting), 0)::int as "leadsWaiting",
      (select json_agg(by_day) from by_day) as days,
      (select json_agg(by_profession) from by_profession) as professions,
      (select json_agg(by_city) from by_city) as cities
    from facts`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('nothing was counted');
  return figures;
}

const reached = sql`
  count(*)::int as submitted,
  count(*) filter (where stage >= 1)::int as contacted,
  count(*) filter (where stage >= 2)::int as accepted,
  count(*) filter (where stage >= 3)::int as completed,
  count(*) filter (where stage >= 4)::int as reviewed`;

const median = sql`percentile_cont(0.5) within group (order by minutes) as "medianMinutes"`;

// Released professionals did accept; withdrawn are those withdrawn before they answered.
const saidYes = sql<SqlBool>`(leads.status = 'accepted'
  or (leads.status = 'withdrawn' and leads.responded_at is not null))`;

/**
 * Each request with the furthest stage it reached, the minutes to the first acceptance, and its
 * leads by outcome. The leads of a professional who left are deleted: what the request itself says
 * counts as well.
 */
function factsOf(cohort: Cohort) {
  return sql`
    select requests.created_at, requests.profession_id, requests.area, asked.*,
      case when asked.first_accepted_at is not null then greatest(0,
        extract(epoch from asked.first_accepted_at - requests.created_at) / 60)::float8 end
        as minutes,
      case when reviews.id is not null then 4
        when requests.status = 'completed' then 3
        when requests.status in ('accepted', 'in_progress') or leads_accepted > 0 then 2
        when leads > 0 then 1 else 0 end as stage
    from requests
    left join reviews on reviews.request_id = requests.id
    cross join lateral (
      select count(*) as leads,
        count(*) filter (where ${saidYes}) as leads_accepted,
        min(responded_at) filter (where ${saidYes}) as first_accepted_at,
        count(*) filter (where leads.status = 'denied') as leads_denied,
        count(*) filter (where leads.status = 'expired') as leads_expired,
        count(*) filter (where leads.status = 'withdrawn' and leads.responded_at is null)
          as leads_withdrawn,
        count(*) filter (where leads.status = 'pending') as leads_waiting
      from leads where leads.request_id = requests.id
    ) asked
    where ${isOf(cohort)}`;
}

/** Whether a row of `requests` is of a cohort. */
export function isOf({ since, professionId, city }: Cohort) {
  return sql<SqlBool>`requests.created_at >= ${since}
    ${professionId === null ? sql`` : sql`and requests.profession_id = ${professionId}`}
    ${city === null ? sql`` : sql`and requests.area = ${city}`}`;
}

/** Open requests without an acceptance, submitted before a moment. */
export async function countUnanswered(
  db: ReadDb,
  { before, professionId, city }: Omit<Cohort, 'since'> & { before: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', ['sent', 'pending'])
    .where('created_at', '<', before)
    .$if(professionId !== null, (rows) => rows.where('profession_id', '=', professionId))
    .$if(city !== null, (rows) => rows.where('area', '=', city))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many professionals can be contacted now, by trade; one with several trades counts for each.
 */
export async function countContactable(
  db: ReadDb,
): Promise<{ professionId: number; professionals: number }[]> {
  const { rows } = await sql<{ professionId: number; professionals: number }>`
    select profession_id as "professionId", sum(professionals)::int as professionals from (
      select profession_id, count(*) as professionals from professionals
      where contactable and user_id is not null group by profession_id
      union all
      -- A further trade has a place while its professional can be asked.
      select profession_id, count(*) from further_professions
      where loc is not null group by profession_id
    ) by_trade group by profession_id`.execute(db);
  return rows;
}
