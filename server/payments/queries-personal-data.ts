import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnPayments(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select plan_id as plan, status, card_brand as "cardBrand", card_last4 as "cardLast4",
      trial_used_at as "trialUsedAt", trial_end as "trialEnd", entitled_since as "since",
      period_end as "periodEnd", cancels_at as "cancelsAt", ended_at as "endedAt",
      price_cents as "priceCents", next_charge_cents as "nextChargeCents",
      next_charge_tax_cents as "nextChargeTaxCents", next_charge_at as "nextChargeAt",
      stripe_customer_id as "stripeCustomer"
    from subscriptions where professional_id = ${professionalId}`.execute(db);
  return rows;
}

export async function findOwnTerms(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select agreed_at as at, version, language from subscription_terms
    where professional_id = ${professionalId} order by agreed_at`.execute(db);
  return rows;
}

/** Deletes the card; that there was a trial is known by keyed hashes alone. */
export async function anonymizeCard(db: Db, professionalId: string): Promise<void> {
  await sql`
    with parted as (
      update trial_claims set professional_id = null where professional_id = ${professionalId}
    )
    update subscriptions set card_brand = null, card_last4 = null, card_exp_month = null,
      card_exp_year = null, has_payment_method = false
    where professional_id = ${professionalId}`.execute(db);
}

/** Stores whether a plan is not renewed only because the deletion of the account is scheduled. */
export async function updateEndsForDeletion(
  db: Db,
  professionalId: string,
  ends: boolean,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_for_leaving: ends })
    .where('professional_id', '=', professionalId)
    .execute();
}
