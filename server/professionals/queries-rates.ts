import { sql } from 'kysely';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db } from '#server/platform/database/db.ts';

/** How many rows are locked at once. */
const BATCH = 1000;

/** Gives the rates without a currency of their own this one, in batches. Idempotent. */
export async function nameRateCurrency(db: Db, currency: Currency): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; after;) {
    const { rows } = await sql<{ id: string }>`
      update professionals set rate_currency = ${currency}
      where id in (
        select id from professionals
        where id > ${after} and rate_currency is null
          and (hourly_rate is not null or minimum_job is not null)
        order by id limit ${BATCH} for no key update
      )
      returning id`.execute(db);
    const ids = rows.map(({ id }) => id).toSorted();
    after = ids.length < BATCH ? '' : (ids.at(-1) ?? '');
  }
}

/** How many professionals say a rate or a minimum job. */
export async function countProfessionalsWithRates(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from professionals
    where hourly_rate is not null or minimum_job is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
