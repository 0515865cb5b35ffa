import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findOwnQuotes(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select quotes.id, quotes.request_id as "requestId", revision, quotes.status, currency, total,
      terms::text as terms, sent_at as "sentAt", seen_at as "seenAt", quotes.ended_at as "endedAt",
      valid_until as "validUntil", change_wish as "changeWish", decline_reason as "whyDeclined"
    from quotes join requests on requests.id = quotes.request_id
    where customer_id = ${userId} or quotes.professional_id = ${professionalId}
    order by sent_at, revision`.execute(db);
  return rows;
}

export async function findOwnTemplates(db: Db, { professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select id, name, terms::text as terms, created_at as "createdAt" from quote_templates
    where professional_id = ${professionalId} order by created_at`.execute(db);
  return rows;
}

export async function findOwnTaxes(db: Db, { professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select code as tax, name, rate as "taxRate", number as "taxNumber" from quote_taxes
    where professional_id = ${professionalId} order by code`.execute(db);
  return rows;
}

/** Deletes the templates and taxes of a professional. */
export async function deleteSaved(db: Db, professionalId: string | null): Promise<void> {
  await sql`
    with taxes as (delete from quote_taxes where professional_id = ${professionalId})
    delete from quote_templates where professional_id = ${professionalId}`.execute(db);
}

/** The requests for which a quote of a person, or one they received, is accepted. */
export async function listAgreedRequests(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select requests.id from quotes join requests on requests.id = quotes.request_id
    where quotes.status = 'accepted'
      and (customer_id = ${userId} or quotes.professional_id = ${professionalId})
    order by quotes.ended_at, requests.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the quotes of these, except accepted ones, of which the customer's words go. */
export async function deleteUnaccepted(
  db: Db,
  { professionalId, requestIds }: { professionalId: string | null; requestIds: readonly string[] },
): Promise<void> {
  const ids = sql`any(${[...requestIds]}::uuid[])`;
  await sql`
    with wordless as (
      update quotes set change_wish = null, decline_reason = null
      where status in ('accepted', 'ended') and request_id = ${ids} and (change_wish is not null or decline_reason is not null)
    )
    delete from quotes
    where status not in ('accepted', 'ended') and (professional_id = ${professionalId} or request_id = ${ids})`.execute(
    db,
  );
}
