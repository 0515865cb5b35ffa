import type { Selectable } from 'kysely';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

/** The last snapshot of the subscription of a professional. */
export type SubscriptionRow = Omit<Selectable<Tables['subscriptions']>, 'plan_id'> & {
  plan_id: PaidPlanId | null;
};

/** Undefined before a professional has ever begun to pay. */
export function findSubscription(
  db: Db,
  professionalId: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .select((select) => select.ref('plan_id').$castTo<PaidPlanId | null>().as('plan_id'))
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
}

/** Inserts the row of a professional where there is none yet. */
export async function insertSubscription(db: Db, professionalId: string, now: Date): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ professional_id: professionalId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the row of a professional until the transaction ends. */
export function lockSubscription(
  tx: Tx,
  professionalId: string,
): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .select((select) => select.ref('plan_id').$castTo<PaidPlanId | null>().as('plan_id'))
    .where('professional_id', '=', professionalId)
    .forUpdate()
    .executeTakeFirst();
}
