import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { SubscriptionState } from './subscription-state.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';

/** The next sequence number of snapshots. */
export async function findNextSnapshotOrder(db: Db): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`select nextval('subscription_reads') as next`.execute(db);
  if (!rows[0]) throw new Error('the sequence of snapshots is gone');
  return rows[0].next;
}

/** The professional of a Stripe customer. */
export async function findIdByCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('professional_id')
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.professional_id;
}

/** The columns a snapshot changes; `read_order` is its sequence number. */
type StoredSnapshot = SubscriptionState &
  Pick<SubscriptionRow, 'entitled_since' | 'read_order' | 'read_at'> &
  Partial<Pick<SubscriptionRow, 'trial_refused'>>;

export async function updateSnapshot(
  db: Db,
  professionalId: string,
  snapshot: StoredSnapshot,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set(snapshot)
    .where('professional_id', '=', professionalId)
    .where('read_order', '<', snapshot.read_order)
    .execute();
}

/** Marks the trial of a professional as used up by this subscription. */
export async function updateTrialUsed(
  db: Db,
  professionalId: string,
  { subscriptionId, at }: { subscriptionId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ trial_used_at: at, trial_subscription_id: subscriptionId })
    .where('professional_id', '=', professionalId)
    .execute();
}

/** Marks the trial of a professional as refused: somebody else had it before. */
export async function updateTrialRefused(db: Db, professionalId: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ trial_refused: true, trial_used_at: at })
    .where('professional_id', '=', professionalId)
    .execute();
}

/** Customers whose last snapshot is older, the oldest first; at most `limit`. */
export async function findCustomersSyncedBefore(
  db: Db,
  { before, without, limit }: { before: Date; without: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select((select) => select.ref('stripe_customer_id').$castTo<string>().as('id'))
    .where('stripe_customer_id', 'is not', null)
    .where((where) => where.or([where('read_at', 'is', null), where('read_at', '<', before)]))
    .where(sql<boolean>`stripe_customer_id <> all(${[...without]}::text[])`)
    .orderBy(sql`read_at asc nulls first`)
    .orderBy('professional_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
