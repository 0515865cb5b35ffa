import type { Db } from '#server/platform/database/db.ts';
import type { PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/**
 * What a person reported as done or had done, invoiced or was invoiced, and what was paid. Erasing leaves
 * it: both sides have to keep their accounts (docs/privacy.md).
 */
export async function exportInvoices(db: Db, who: PersonRef): Promise<PersonalData> {
  return {
    completionRecords: await queries.findOwnCompletions(db, who),
    invoices: await queries.findOwnInvoices(db, who),
    invoicePayments: await queries.findOwnPayments(db, who),
  };
}
