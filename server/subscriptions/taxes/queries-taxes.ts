import type { TaxMode, TaxRate } from '#contract/admin/plan-taxes.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** The taxes on plans. */
export type TaxesRow = Awaited<ReturnType<typeof getTaxes>>;

export function getTaxes(db: Db) {
  return taxesIn(db).executeTakeFirstOrThrow();
}

/** Locks them against other changes until the end of the transaction. */
export function lockTaxes(tx: Tx) {
  return taxesIn(tx).forUpdate().executeTakeFirstOrThrow();
}

function taxesIn(db: Db) {
  return db
    .selectFrom('plan_taxes')
    .select(['mode', 'included', 'version', 'changed_at', 'changed_by'])
    .select(['stripe_rate_ids', 'stripe_base'])
    .select((select) => select.ref('rates').$castTo<TaxRate[]>().as('rates'));
}

/** The new taxes; `isSameAtStripe`: their rates there stay as they are. */
export interface TaxesUpdate {
  mode: TaxMode;
  included: boolean;
  rates: readonly TaxRate[];
  isSameAtStripe: boolean;
  by: string;
  at: Date;
}

export async function updateTaxes(tx: Tx, to: TaxesUpdate): Promise<void> {
  await sql`
    update plan_taxes set mode = ${to.mode}, included = ${to.included},
      rates = ${JSON.stringify(to.rates)}, changed_at = ${to.at}, changed_by = ${to.by},
      version = version + 1,
      stripe_rate_ids = case when ${to.isSameAtStripe} then stripe_rate_ids end`.execute(tx);
}

/** Has the rates looked for at Stripe again. */
export async function forgetStripeRates(db: Db): Promise<void> {
  await db.updateTable('plan_taxes').set({ stripe_rate_ids: null }).execute();
}

/** Stores the rates at Stripe, in the order of ours, made in the account of the price `base`. */
export async function updateStripeRates(
  tx: Tx,
  { ids, base }: { ids: string[]; base: string },
): Promise<void> {
  await tx.updateTable('plan_taxes').set({ stripe_rate_ids: ids, stripe_base: base }).execute();
}
