import { sql } from 'kysely';
import type { Database, Db, Tx } from '#server/platform/database/db.ts';

/** Runs work on a defect that is planted by a statement, and undone afterwards. @returns its result */
export async function onPlanted<T>(
  db: Database,
  defect: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  let result: T | undefined;
  const undo = new Error('undone');
  const plant = async (tx: Tx) => {
    await sql.raw(defect).execute(tx);
    result = await work(tx);
    throw undo;
  };
  await db
    .transaction()
    .execute(plant)
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!;
}
