import { findDeletion } from '#server/accounts/accounts.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import { getStanding } from '#server/professionals/professionals.ts';
import { findStanding } from './find-standing.ts';
import * as queries from './queries-personal-data.ts';

/** The payment data of a professional; invoices and cards are Stripe's. */
export async function exportPayments(db: Db, { professionalId }: PersonRef): Promise<PersonalData> {
  if (professionalId === null) return {};
  return {
    payments: await queries.findOwnPayments(db, professionalId),
    paymentTerms: await queries.findOwnTerms(db, professionalId),
  };
}

/** Keeps which plan was paid when, as the law requires, and deletes the card. */
export async function erasePayments(tx: Tx, { professionalId }: ErasedPerson): Promise<void> {
  if (professionalId !== null) await queries.anonymizeCard(tx, professionalId);
}

/** Whether a plan is paid for, or begun. */
export async function hasPaidPlan(db: Db, professionalId: string): Promise<boolean> {
  const { standing } = await findStanding(db, professionalId);
  return !['free', 'granted', 'ended'].includes(standing);
}

/** When a professional's account is to be deleted, and whether it was. */
export async function findAccountDeletion(db: Db, professionalId: string) {
  const { userId } = await getStanding(db, professionalId);
  return userId === null ? undefined : findDeletion(db, userId);
}
