import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** Takes the advisory lock on a professional's payments until the end of `tx`. */
export async function lockPayments(tx: Tx, professionalId: string): Promise<void> {
  const name = `payments of ${professionalId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Stores the Stripe customer of a professional; deletes it with null. */
export async function updateCustomer(
  db: Db,
  professionalId: string,
  customerId: string | null,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ stripe_customer_id: customerId })
    .where('professional_id', '=', professionalId)
    .execute();
}

/** Increments the attempt: creates after it have a new idempotency key. */
export async function incrementAttempt(db: Db, professionalId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ attempt: sql`attempt + 1` })
    .where('professional_id', '=', professionalId)
    .execute();
}

/**
 * Stores the agreement to the terms of paid plans; the first one of a version and language stays.
 */
export async function insertTerms(
  db: Db,
  agreed: { professionalId: string; version: string; language: Language; at: Date },
): Promise<void> {
  await db
    .insertInto('subscription_terms')
    .values({
      professional_id: agreed.professionalId,
      version: agreed.version,
      language: agreed.language,
      agreed_at: agreed.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
