import { sql } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';
import { isListed } from './queries-listed.ts';

/** The numbers of the trades of listed professionals. */
export async function findListedProfessions(db: ReadDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from professions where exists (
      select from professionals where profession_id = professions.id and ${isListed}
    ) or exists (
      select from further_professions further join professionals on professionals.id = professional_id
      where further.profession_id = professions.id and ${isListed}
    )
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The trades of listed professionals by number, with how many offer each. */
export async function countListedByProfession(
  db: ReadDb,
): Promise<{ id: number; count: number }[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (
      select profession_id as id from professionals where ${isListed}
      union all
      select further.profession_id from further_professions further
      join professionals on professionals.id = professional_id where ${isListed}
    ) offered
    group by id order by count(*) desc, id`.execute(db);
  return rows;
}

/** The number of listed professionals. */
export async function countListed(db: ReadDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from professionals where ${isListed}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A listed professional in a list of pages. */
export interface ListedName {
  id: string;
  name: string;
  listed_at: Date;
}

/** Those from the `offset`th on, by id. */
export async function findListedFrom(
  db: ReadDb,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedName[]> {
  return selectNames(db, sql`true`, { offset, limit });
}

/** Those after an id, by id. */
export async function findListedAfter(
  db: ReadDb,
  { after, limit }: { after: string; limit: number },
): Promise<ListedName[]> {
  return selectNames(db, sql`id > ${after}::uuid`, { offset: 0, limit });
}

async function selectNames(
  db: ReadDb,
  condition: ReturnType<typeof sql>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedName[]> {
  const { rows } = await sql<ListedName>`
    select id, name, listed_at from professionals where ${isListed} and ${condition}
    order by id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}
