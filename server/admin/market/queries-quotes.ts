import { sql } from 'kysely';
import type { Market } from '#contract/admin/market.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { isOf, type Cohort } from './queries-figures.ts';

interface QuoteFigures {
  requests: number;
  medianMinutes: number | null;
  kinds: Market['quotes']['byKind'] | null;
}

/** Counts the quotes for the requests of a cohort in one statement. */
export async function findQuoteFigures(db: ReadDb, cohort: Cohort): Promise<QuoteFigures> {
  const { rows } = await sql<QuoteFigures>`
    with offered as materialized (
      select quotes.request_id, lead_id, sent_at, quotes.status, terms->>'kind' as kind
      from quotes join requests on requests.id = quotes.request_id where ${isOf(cohort)}),
    by_kind as (
      select kind, count(*)::int as sent,
        count(*) filter (where status = 'accepted')::int as accepted
      from offered where status <> 'replaced' group by kind order by sent desc, kind),
    first_of_lead as (
      select greatest(0, extract(epoch from min(offered.sent_at) - responded_at) / 60)::float8 as minutes
      from offered join leads on leads.id = lead_id group by leads.id)
    select (select count(distinct request_id)::int from offered) as requests,
      (select percentile_cont(0.5) within group (order by minutes) from first_of_lead)
        as "medianMinutes",
      (select json_agg(by_kind) from by_kind) as kinds`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('nothing was counted');
  return figures;
}
