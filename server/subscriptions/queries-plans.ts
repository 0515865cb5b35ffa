import { sql } from 'kysely';
import type { PlanId } from '#contract/billing/plans.ts';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** A plan as it is offered; null `max_requests` is unlimited. */
export type PlanRow = Awaited<ReturnType<typeof getPlan>>;

/** The plans that can be chosen, cheapest first. */
export function findOfferedPlans(db: Db) {
  return plansOf(db).where('is_active', '=', true).orderBy('cents').execute();
}

/** Every plan, on offer or not. */
export function listPlanRows(db: Db) {
  return plansOf(db).orderBy('cents').execute();
}

/** A plan by its id, on offer or not. */
export function getPlan(db: Db, planId: PlanId) {
  return plansOf(db).where('id', '=', planId).executeTakeFirstOrThrow();
}

/**
 * Locks every plan against other changes until the end of the transaction; contacts are counted
 * meanwhile.
 */
export function lockPlans(tx: Tx) {
  return plansOf(tx).orderBy('id').forNoKeyUpdate().execute();
}

function plansOf(db: Db) {
  return db
    .selectFrom('plans')
    .select(['max_requests', 'trial_days', 'is_popular', 'is_active', 'created_at'])
    .select([
      'texts',
      'version',
      'changed_at',
      'changed_by',
      'stripe_price_id',
      'stripe_price_base',
    ])
    .select((select) => select.ref('id').$castTo<PlanId>().as('id'))
    .select(sql<number>`coalesce(price_cents, (price_usd * 100)::int)`.as('cents'))
    .select(sql<number>`(price_usd * 100)::int`.as('default_cents'));
}

/** The new values of a plan; `cents` is null for the price it came with. */
export interface PlanUpdate {
  id: PlanId;
  cents: number | null;
  maxRequests: number | null;
  trialDays: number;
  texts: object;
  by: string;
  at: Date;
}

/** Updates a plan; another price has none at Stripe yet. */
export async function updatePlan(tx: Tx, to: PlanUpdate): Promise<void> {
  await sql`
    update plans set max_requests = ${to.maxRequests}, trial_days = ${to.trialDays},
      texts = ${JSON.stringify(to.texts)}, changed_at = ${to.at}, changed_by = ${to.by},
      version = version + 1, price_cents = ${to.cents},
      stripe_price_id = case when price_cents is not distinct from ${to.cents}::int
        then stripe_price_id end
    where id = ${to.id}`.execute(tx);
}

/** Stores the price at Stripe for the current amount, made beside the configured price `base`. */
export async function updateStripePrice(
  tx: Tx,
  planId: PaidPlanId,
  { id, base }: { id: string; base: string },
): Promise<void> {
  await tx
    .updateTable('plans')
    .set({ stripe_price_id: id, stripe_price_base: base })
    .where('id', '=', planId)
    .execute();
}

/** The plan whose quota counts for a professional. */
export async function findPlanInForce(db: Db, professionalId: string): Promise<PlanId> {
  const row = await db
    .selectFrom('professional_quotas')
    .select((select) => select.ref('plan_id').$castTo<PlanId>().as('plan_id'))
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
  return row?.plan_id ?? 'free';
}
