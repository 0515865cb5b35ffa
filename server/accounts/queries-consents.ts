import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/db.ts';

/** What somebody agreed to, or took back: `version` is of the words that they read. */
export type Consent = Insertable<Tables['consents']>;

/** Adds to the record of what people agree to; nothing in it is ever changed. */
export async function insertConsent(db: Db, consent: Consent): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}
