import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteInvoicesBefore } from './queries.ts';
import { deleteCompletionsBefore } from './queries-completions.ts';

/** How long accounts are kept: what tax law wants of the two sides (docs/privacy.md). */
const KEPT_DAYS = 7 * 365;

/** Run by a timer: deletes reports of work, invoices and what was paid on them of long ago. */
export async function deleteOldInvoices({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await deleteInvoicesBefore(db, moment);
  await deleteCompletionsBefore(db, moment);
}
