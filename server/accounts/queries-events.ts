import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export async function insertAuthEvent(db: Db, event: Insertable<Tables['auth_events']>) {
  await db.insertInto('auth_events').values(event).execute();
}

/** The account events of a person, newest first. */
export async function findAuthEventsOfUser(db: Db, userId: string, most: number) {
  return db
    .selectFrom('auth_events')
    .select(['at', 'kind', 'way', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function deleteAuthEventsBefore(db: Db, moment: Date) {
  await db.deleteFrom('auth_events').where('at', '<', moment).execute();
}
