import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = ['id', 'invoice_id', 'amount', 'method', 'paid_on', 'taken_back_at'] as const;

/** A payment as it is stored. */
export type PaymentRow = Pick<Selectable<Tables['invoice_payments']>, (typeof columns)[number]>;

export type NewPayment = Omit<PaymentRow, 'taken_back_at'> & {
  idempotency_key: string | null;
  recorded_at: Date;
};

export async function insertPayment(db: Db, payment: NewPayment): Promise<void> {
  await db.insertInto('invoice_payments').values(payment).execute();
}

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('invoice_payments').select(columns).where('id', '=', id).executeTakeFirst();
}

export function findPaymentByKey(
  db: Db,
  invoiceId: string,
  key: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('invoice_payments')
    .select(columns)
    .where('invoice_id', '=', invoiceId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The payments on these invoices, the oldest first. */
export function listPayments(db: Db, invoiceIds: readonly string[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('invoice_payments')
    .select(columns)
    .where('invoice_id', '=', sql<string>`any(${[...invoiceIds]}::uuid[])`)
    .orderBy('paid_on')
    .orderBy('recorded_at')
    .orderBy('id')
    .execute();
}

/** Marks a payment as taken back, once. */
export async function updateTakenBack(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('invoice_payments')
    .set({ taken_back_at: at })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute();
}
