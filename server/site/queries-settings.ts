import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export type SettingsRow = Selectable<Tables['site_settings']>;
export type LogoRow = Pick<Selectable<Tables['site_logos']>, 'id' | 'width' | 'height'>;

export async function readSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow();
}

export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  return tx.selectFrom('site_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function updateSettings(tx: Tx, to: Updateable<Tables['site_settings']>) {
  await tx.updateTable('site_settings').set(to).execute();
}

/** Returns whether it is new. */
export async function insertLogo(db: Db, logo: Insertable<Tables['site_logos']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('site_logos')
    .values(logo)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

export async function findLogo(db: Db, id: string): Promise<LogoRow | undefined> {
  return db
    .selectFrom('site_logos')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findLogoBytes(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('site_logos')
    .select('png')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.png;
}
