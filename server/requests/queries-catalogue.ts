import type { Db } from '#server/platform/database/db.ts';

/** How many requests of each trade there are, and how many of them are open. */
export async function countRequestsByProfession(
  db: Db,
): Promise<Map<number, { all: number; open: number }>> {
  const rows = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      'profession_id',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', 'not in', ['completed', 'cancelled']).as('open'),
    ])
    .groupBy('profession_id')
    .execute();
  return new Map(rows.map((row) => [row.profession_id, { all: row.all, open: row.open }]));
}
