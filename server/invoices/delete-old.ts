import { ACCOUNTS_KEPT_DAYS, DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteInvoicesBefore } from './queries.ts';
import { deleteCompletionsBefore } from './queries-completions.ts';

/** Run by a timer: deletes reports of work, invoices and what was paid on them of long ago. */
export async function deleteOldInvoices({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - ACCOUNTS_KEPT_DAYS * DAY_MS);
  await deleteInvoicesBefore(db, moment);
  await deleteCompletionsBefore(db, moment);
}
