import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';
import type { Stated } from './mapping.ts';
import type { SubscriptionRow } from './queries.ts';

/** The next place in the order of readings. */
export async function findNextReadOrder(db: Db): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`select nextval('subscription_reads') as next`.execute(db);
  if (!rows[0]) throw new Error('the sequence of readings is gone');
  return rows[0].next;
}

/** The professional who is this customer at Stripe. */
export async function findIdByCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('professional_id')
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.professional_id;
}

/** What a reading changes; `read_order` says which one it was. */
type Kept = Stated &
  Pick<SubscriptionRow, 'entitled_since' | 'read_order' | 'read_at'> &
  Partial<Pick<SubscriptionRow, 'trial_refused'>>;

export async function updateKept(db: Db, professionalId: string, kept: Kept): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set(kept)
    .where('professional_id', '=', professionalId)
    .where('read_order', '<', kept.read_order)
    .execute();
}

/** The trial of a professional is used up by this subscription. */
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

/** The trial of a professional is over before it began: somebody else had it before. */
export async function updateTrialRefused(db: Db, professionalId: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ trial_refused: true, trial_used_at: at })
    .where('professional_id', '=', professionalId)
    .execute();
}

/** Customers whose last reading is older, the oldest first; at most `limit`. */
export async function findCustomersReadBefore(
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
