import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export type CatalogueRow = Selectable<Tables['professions']>;

/** All trades in the order of the catalogue. */
export async function listCatalogueRows(db: Db): Promise<CatalogueRow[]> {
  return db.selectFrom('professions').selectAll().orderBy('id').execute();
}

/**
 * Locks the catalogue until the transaction ends: names and keywords are unique in it. Rows alone
 * would not do, for a trade that is being added has none yet.
 */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`lock table professions in share row exclusive mode`.execute(tx);
}

export async function insertCatalogueRow(
  tx: Tx,
  row: Insertable<Tables['professions']>,
): Promise<void> {
  await tx.insertInto('professions').values(row).execute();
}

export async function updateCatalogueRow(
  tx: Tx,
  id: number,
  change: Updateable<Tables['professions']>,
): Promise<void> {
  await tx.updateTable('professions').set(change).where('id', '=', id).execute();
}

/** How many professionals on the platform have each trade as their first. */
export async function countByProfession(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('professionals')
    .select(({ fn }) => ['profession_id', fn.countAll<number>().as('count')])
    .where('erased_at', 'is', null)
    .groupBy('profession_id')
    .execute();
  return new Map(rows.map((row) => [row.profession_id, row.count]));
}
