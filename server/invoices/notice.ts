import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findInvoice } from './queries.ts';

/** An invoice or credit note with what its customer may be notified of. */
export interface InvoiceNotice {
  id: string;
  /** Null where the request was deleted. */
  leadId: string | null;
  kind: 'invoice' | 'credit';
  number: number;
  total: number;
  currency: Currency;
}

/** The data of an invoice for notices, or undefined where it was deleted. */
export async function findInvoiceForNotice(db: Db, id: string): Promise<InvoiceNotice | undefined> {
  const row = await findInvoice(db, id);
  return (
    row && {
      id,
      leadId: row.lead_id,
      kind: row.kind,
      number: row.number,
      total: row.total,
      currency: row.currency,
    }
  );
}
