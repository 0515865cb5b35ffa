import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/db.ts';

/** Adds to the record of what people agree to; nothing in it is ever changed. */
export async function insertConsent(db: Db, consent: Insertable<Tables['consents']>) {
  await db.insertInto('consents').values(consent).execute();
}
