import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';

/**
 * Inserts counts of typed messages before the requests of the demo world, and of those understood:
 * some people only look, and some messages say too little.
 */
export async function insertIntakeCounts(tx: Tx): Promise<void> {
  await sql`
    with asked as (
      select (created_at at time zone 'UTC')::date as day, language, profession_id,
        count(*)::int as requests
      from requests group by 1, 2, 3
    ), understood as (
      select day, language, profession_id,
        requests + (requests * (abs(hashtext(day::text || profession_id)) % 8) / 10.0)::int
          as messages
      from asked
    )
    insert into intake_counts (day, language, profession_id, messages)
    select day, language, profession_id, messages from understood
    union all
    select day, language, null,
      greatest(1, (sum(messages) * (10 + abs(hashtext(day::text || language)) % 9) / 100)::int)
    from understood group by day, language`.execute(tx);
}
