import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** The active subscriptions that renew, and those of them that are not taxed as chosen: `waiting`. */
export async function countTaxed(db: Db) {
  const { rows } = await sql<{ subscriptions: number; waiting: number }>`
    with chosen as (
      select version, case when mode = 'rates' then case when included then 'included' else 'added' end
        when mode = 'automatic' then 'by_address' else 'none' end as kind
      from plan_taxes
    )
    select count(*)::int as subscriptions,
      count(*) filter (where chosen.version > 0
        and subscriptions.tax_kind <> chosen.kind)::int as waiting
    from subscriptions, chosen where active and cancels_at is null`.execute(db);
  return rows[0] ?? { subscriptions: 0, waiting: 0 };
}
