import { professionId, type Profession } from '#contract/professionals/professions.ts';
import type { Db } from '#server/platform/database/db.ts';
import { professionNumbered } from '#server/professionals/present.ts';

/** The further trades, by the number of the catalogue. */
export async function findFurtherProfessions(db: Db, id: string): Promise<Profession[]> {
  const rows = await db
    .selectFrom('further_professions')
    .select('profession_id')
    .where('professional_id', '=', id)
    .orderBy('profession_id')
    .execute();
  return rows.map((row) => professionNumbered(row.profession_id));
}

/** Their location index is filled by a trigger (`further_professions_place`). */
export async function insertFurtherProfessions(
  db: Db,
  id: string,
  trades: readonly Profession[],
): Promise<void> {
  await db
    .insertInto('further_professions')
    .values(trades.map((trade) => ({ professional_id: id, profession_id: professionId(trade) })))
    .execute();
}

export async function deleteFurtherProfessions(
  db: Db,
  id: string,
  trades: readonly Profession[],
): Promise<void> {
  await db
    .deleteFrom('further_professions')
    .where('professional_id', '=', id)
    .where('profession_id', 'in', trades.map(professionId))
    .execute();
}
