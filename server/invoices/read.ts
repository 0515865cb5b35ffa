import type { Invoice, InvoicesOfJob, ReadOnlyInvoice } from '#contract/invoices/invoices.ts';
import { getJob, type Reader, type Side } from '#server/agreements/agreements.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { jobInvoiceActions } from './policy.ts';
import { presentInvoice } from './present.ts';
import { findInvoice, findNumbers, listInvoicesOfRequest, type InvoiceRow } from './queries.ts';
import { findAccounts, isInvoiced } from './what-is-left.ts';

/** The invoices of a job for one of its two sides, the newest first. @throws Refusal `not_found` */
export async function readInvoices(
  { db }: Pick<Platform, 'db'>,
  reader: Reader,
  requestId: string,
): Promise<InvoicesOfJob> {
  const { request, side } = await getJob(db, reader, requestId);
  const rows = await listInvoicesOfRequest(db, request);
  return {
    invoices: await presented(db, rows, side),
    allowedActions: jobInvoiceActions(
      { side, request: request.status },
      await isInvoiced(db, request),
    ),
  };
}

/** The invoices and credit notes of a job as an operator reads them, the newest first. */
export async function readInvoicesOfRequest(
  db: Db,
  request: RequestRow,
): Promise<ReadOnlyInvoice[]> {
  const rows = await listInvoicesOfRequest(db, request);
  const all = await presented(db, rows, 'customer');
  return all.map(({ id, number, kind, creditsNumber, currency, issuedAt, balance, document }) => ({
    id,
    number,
    kind,
    creditsNumber,
    currency,
    issuedAt,
    balance,
    total: document.totals.total,
  }));
}

/** One invoice, for one of the two it is between. @throws Refusal `not_found` */
export async function readInvoice(
  { db }: Pick<Platform, 'db'>,
  reader: Reader,
  invoiceId: string,
): Promise<Invoice> {
  const row = await findInvoice(db, invoiceId);
  const side = row && sideOfInvoice(reader, row);
  assertThat(row !== undefined && side !== null && side !== undefined, 'not_found');
  const [invoice] = await presented(db, [row], side);
  assertThat(invoice !== undefined, 'not_found');
  return invoice;
}

function sideOfInvoice({ userId, professionalId }: Reader, row: InvoiceRow): Side | null {
  if (row.customer_id === userId) return 'customer';
  return row.professional_id === professionalId ? 'professional' : null;
}

async function presented(db: Db, rows: readonly InvoiceRow[], side: Side): Promise<Invoice[]> {
  const accounts = await findAccounts(db, rows);
  const corrected = await findNumbers(db, rows);
  return rows.flatMap((row) => {
    const account = accounts.get(row.id);
    const creditsNumber = corrected.get(row.credits ?? '') ?? null;
    return account ? [presentInvoice(row, { account, side, creditsNumber })] : [];
  });
}
