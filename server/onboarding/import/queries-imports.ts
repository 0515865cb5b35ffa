import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export type ImportRow = Selectable<Tables['imports']>;

/** Inserts an import unless there is one of this file. Returns the existing one. */
export async function insertImport(
  db: Db,
  row: Pick<ImportRow, 'id' | 'file_hash' | 'file_name' | 'lawful_basis' | 'source' | 'started_at'>,
): Promise<ImportRow> {
  await db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .execute();
  return db
    .selectFrom('imports')
    .selectAll()
    .where('file_hash', '=', row.file_hash)
    .executeTakeFirstOrThrow();
}

export function findImport(db: Db, fileHash: Buffer): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('file_hash', '=', fileHash).executeTakeFirst();
}

/** Locks the import against another run over the same file. Returns its progress. */
export async function lockRowsDone(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .selectFrom('imports')
    .select('rows_done')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.rows_done;
}

/** Adds a number of rows to the progress, with their outcome. */
export async function updateProgress(
  tx: Tx,
  id: string,
  more: { rows: number; created: number; known: number; refused: number },
): Promise<void> {
  await tx
    .updateTable('imports')
    .set((column) => ({
      rows_done: column('rows_done', '+', more.rows),
      created_count: column('created_count', '+', more.created),
      known_count: column('known_count', '+', more.known),
      refused_count: column('refused_count', '+', more.refused),
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateFinished(tx: Tx, id: string, at: Date): Promise<ImportRow> {
  return tx
    .updateTable('imports')
    .set({ finished_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Resets a finished file to its first row. */
export async function updateBegunAgain(db: Db, id: string, at: Date): Promise<ImportRow> {
  const none = { rows_done: 0, created_count: 0, known_count: 0, refused_count: 0 };
  return db
    .updateTable('imports')
    .set({ ...none, started_at: at, finished_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
