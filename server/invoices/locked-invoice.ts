import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { publishInvoices } from './publish-invoices.ts';
import { findInvoice, lockInvoice, type InvoiceRow } from './queries.ts';
import { getAccount, type Account } from './what-is-left.ts';

/** An invoice whose row is locked, with its account: neither changes until the commit. */
export interface LockedInvoice {
  change: Change;
  invoice: InvoiceRow;
  account: Account;
  now: Date;
}

/**
 * Runs a change of the account of an invoice for its professional, behind the lock on its row.
 * @throws Refusal `not_found`, and whatever `work` throws, after rolling everything back
 */
export async function withLockedInvoice(
  platform: Platform,
  { professionalId }: { professionalId: string },
  invoiceId: string,
  work: (locked: LockedInvoice) => Promise<void>,
): Promise<void> {
  await change(platform, async (change) => {
    await lockInvoice(change.tx, invoiceId);
    const invoice = await findInvoice(change.tx, invoiceId);
    assertThat(invoice?.professional_id === professionalId, 'not_found');
    assertThat(invoice.kind === 'invoice', 'not_found');
    const account = await getAccount(change.tx, invoice);
    await work({ change, invoice, account, now: platform.clock.now() });
    const { request_id: id, customer_id } = invoice;
    await publishInvoices(change, { request: { id, customer_id }, professionalId });
  });
}
