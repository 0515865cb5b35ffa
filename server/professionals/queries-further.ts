import type { Profession } from '#contract/professions.ts';
import type { Db } from '#server/platform/db.ts';
import { professionNumbered } from './present.ts';

/** The trades beside the first one, by the number of the catalogue. */
export async function findFurtherProfessions(db: Db, id: string): Promise<Profession[]> {
  const rows = await db
    .selectFrom('further_professions')
    .select('profession_id')
    .where('professional_id', '=', id)
    .orderBy('profession_id')
    .execute();
  return rows.map((row) => professionNumbered(row.profession_id));
}
