import { sql, type Insertable, type Selectable } from 'kysely';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Subscriptions = Tables['push_subscriptions'];
export type SubscriptionRow = Selectable<Subscriptions>;

/** Upserts the subscription of a browser: it moves to the person who uses it now. */
export async function upsertSubscription(db: Db, subscription: Insertable<Subscriptions>) {
  const { user_id, session_id, p256dh, auth } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ user_id, session_id, p256dh, auth }),
    )
    .execute();
}

/** Deletes all but the newest subscriptions of a person. */
export async function deleteOldestSubscriptions(db: Db, userId: string, kept: number) {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (old) =>
      old
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}

export function findSubscriptionsOfUser(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return findSubscriptionsOfUsers(db, [userId]);
}

/** The subscriptions of some people, those of each oldest first. */
export const findSubscriptionsOfUsers = batchedRows(
  (db, userIds): Promise<SubscriptionRow[]> =>
    db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('user_id', '=', sql<string>`any(${arrayOf('uuid', userIds)})`)
      .orderBy('created_at')
      .execute(),
  ({ user_id }) => user_id,
);

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function deleteSubscriptionOfUser(db: Db, userId: string, endpoint: string) {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}
