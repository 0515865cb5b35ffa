import type { Db } from '#server/platform/database/db.ts';

/** Inserts a received event; false where it arrived before (deduplication). */
export async function insertStripeEvent(
  db: Db,
  event: { id: string; type: string; receivedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('stripe_events')
    .values({ id: event.id, type: event.type, received_at: event.receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

export async function deleteStripeEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}
