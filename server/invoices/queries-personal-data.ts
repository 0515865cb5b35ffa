import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findOwnCompletions(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select completion_records.id, request_id as "requestId", number, currency, total,
      terms::text as terms, reported_at as "sentAt"
    from completion_records join requests on requests.id = request_id
    where customer_id = ${userId} or completion_records.professional_id = ${professionalId}
    order by reported_at`.execute(db);
  return rows;
}

export async function findOwnInvoices(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select id, request_id as "requestId", number, kind, credits as "creditsInvoice", currency, total,
      document::text as terms, issued_at as "issuedAt"
    from invoices where customer_id = ${userId} or professional_id = ${professionalId}
    order by issued_at, number`.execute(db);
  return rows;
}

export async function findOwnPayments(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select invoice_payments.id, invoice_id as "invoiceId", amount as "paidAmount", method,
      paid_on as "paidOn", recorded_at as "recordedAt", taken_back_at as "takenBackAt"
    from invoice_payments join invoices on invoices.id = invoice_id
    where customer_id = ${userId} or professional_id = ${professionalId}
    order by recorded_at`.execute(db);
  return rows;
}
