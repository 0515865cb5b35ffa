import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { SandboxEvent } from './event.ts';

const KIND = 'event';

export async function insertEvent(db: Db, event: SandboxEvent, customer: string | null) {
  await db
    .insertInto('sandbox_objects')
    .values({ id: event.id, kind: KIND, customer, body: JSON.stringify(event) })
    .execute();
}

export async function findEvent(db: Db, id: string): Promise<SandboxEvent | undefined> {
  const found = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  return found?.body as SandboxEvent | undefined;
}

/** Marks an event as delivered. */
export async function updateEventDelivered(db: Db, id: string) {
  await db
    .updateTable('sandbox_objects')
    .set({ body: sql`body || '{"pending_webhooks": 0}'` })
    .where('id', '=', id)
    .execute();
}
