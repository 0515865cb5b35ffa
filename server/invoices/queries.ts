import { sql, type Selectable } from 'kysely';
import type { InvoiceDocument } from '#contract/invoices/invoices.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = [
  'id',
  'professional_id',
  'customer_id',
  'request_id',
  'lead_id',
  'number',
  'kind',
  'credits',
  'currency',
  'document',
  'total',
  'issued_at',
] as const;

/** An invoice or a credit note as it is stored. */
export type InvoiceRow = Omit<
  Pick<Selectable<Tables['invoices']>, (typeof columns)[number]>,
  'document' | 'currency'
> & { document: InvoiceDocument; currency: Currency };

export type NewInvoice = Omit<InvoiceRow, 'number'> & { idempotency_key: string | null };

/** Stores an invoice with the next number of its professional, whose counter stays locked until the commit. */
export async function insertInvoice(db: Db, invoice: NewInvoice): Promise<InvoiceRow> {
  const { last: number } = await db
    .insertInto('invoice_counters')
    .values({ professional_id: invoice.professional_id, last: 1 })
    .onConflict((taken) =>
      taken.column('professional_id').doUpdateSet({ last: sql`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('invoices')
    .values({ ...invoice, document: JSON.stringify(invoice.document), number })
    .returning(columns)
    .$castTo<InvoiceRow>()
    .executeTakeFirstOrThrow();
}

export function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  return invoices(db).where('id', '=', id).executeTakeFirst();
}

export function findInvoiceByKey(
  db: Db,
  professionalId: string,
  key: string,
): Promise<InvoiceRow | undefined> {
  return invoices(db)
    .where('professional_id', '=', professionalId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Invoices and credit notes of a professional for a request, the newest first. */
export function listInvoicesOfRequest(
  db: Db,
  { id, professional_id: professionalId }: { id: string; professional_id: string | null },
): Promise<InvoiceRow[]> {
  return invoices(db)
    .where('request_id', '=', id)
    .where('professional_id', '=', professionalId)
    .orderBy('number', 'desc')
    .execute();
}

/** The credit notes on these invoices, the oldest first. */
export function listCredits(db: Db, invoiceIds: readonly string[]): Promise<InvoiceRow[]> {
  return invoices(db)
    .where('credits', '=', sql<string>`any(${[...invoiceIds]}::uuid[])`)
    .orderBy('number')
    .execute();
}

/** The numbers of the invoices that these credit notes correct, by their id. */
export async function findNumbers(
  db: Db,
  rows: readonly Pick<InvoiceRow, 'credits'>[],
): Promise<Map<string, number>> {
  const ids = rows.flatMap(({ credits }) => credits ?? []);
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** Locks an invoice against concurrent credit notes and payments. */
export async function lockInvoice(db: Db, id: string): Promise<void> {
  await db.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute();
}

/** Deletes invoices of before a moment with their credit notes, unless one of these is newer. */
export async function deleteInvoicesBefore(db: Db, moment: Date): Promise<void> {
  await sql`
    delete from invoices where issued_at < ${moment} and not exists (
      select 1 from invoices newer
      where newer.issued_at >= ${moment} and (newer.credits = invoices.id or newer.credits = invoices.credits)
    )`.execute(db);
}

function invoices(db: Db) {
  return db.selectFrom('invoices').select(columns).$castTo<InvoiceRow>();
}
