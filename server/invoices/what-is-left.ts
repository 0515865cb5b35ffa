import type { Db } from '#server/platform/database/db.ts';
import { listCredits, listInvoicesOfRequest, type InvoiceRow } from './queries.ts';
import { listPayments, type PaymentRow } from './queries-payments.ts';

/** An invoice with its credit notes and payments. */
export interface Account {
  credits: InvoiceRow[];
  payments: PaymentRow[];
  /** The invoice without what was credited. */
  uncredited: number;
  /** What is still to be paid; below nothing where too much was. */
  balance: number;
}

/** The accounts of these invoices, by their id. */
export async function findAccounts(
  db: Db,
  rows: readonly InvoiceRow[],
): Promise<Map<string, Account>> {
  const ids = rows.map(({ id }) => id);
  const [credits, payments] = [await listCredits(db, ids), await listPayments(db, ids)];
  return new Map(
    rows.map((row) => [
      row.id,
      accountOf(
        row,
        credits.filter((one) => one.credits === row.id),
        payments.filter((one) => one.invoice_id === row.id),
      ),
    ]),
  );
}

function accountOf({ total }: InvoiceRow, credits: InvoiceRow[], payments: PaymentRow[]): Account {
  const uncredited = total - sum(credits.map((credit) => credit.total));
  const paid = payments.filter(({ taken_back_at }) => taken_back_at === null);
  const balance = uncredited - sum(paid.map(({ amount }) => amount));
  return { credits, payments, uncredited, balance };
}

/** The account of one invoice. */
export async function getAccount(db: Db, row: InvoiceRow): Promise<Account> {
  const account = (await findAccounts(db, [row])).get(row.id);
  if (!account) throw new Error(`invoice ${row.id} has no account`);
  return account;
}

/** Whether a job has an invoice that was not credited entirely. */
export async function isInvoiced(
  db: Db,
  request: { id: string; professional_id: string | null },
): Promise<boolean> {
  const rows = await listInvoicesOfRequest(db, request);
  const accounts = await findAccounts(db, rows);
  return rows.some(
    ({ id, kind, total }) =>
      kind === 'invoice' && (total === 0 || (accounts.get(id)?.uncredited ?? 0) > 0),
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
