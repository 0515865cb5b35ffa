import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

/** Appends to the log of consents; its rows are never changed. */
export async function insertConsent(db: Db, consent: Insertable<Tables['consents']>) {
  await db.insertInto('consents').values(consent).execute();
}

/** Whether this consent was stored at this very moment. */
export async function hasConsent(
  db: Db,
  { userId, purpose, version, at }: { userId: string; purpose: 'terms'; version: string; at: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('version', '=', version)
    .where('at', '=', at)
    .executeTakeFirst();
  return found !== undefined;
}
