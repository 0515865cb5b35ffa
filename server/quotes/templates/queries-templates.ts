import { sql } from 'kysely';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { QuoteTemplate, TemplateTerms } from '#contract/quotes/templates.ts';
import type { Db } from '#server/platform/database/db.ts';

const templateColumns = ['id', 'name', 'currency', 'terms'] as const;

/** Of which professional, and which template. */
export interface OwnTemplate {
  id: string;
  professionalId: string;
}

export interface NewTemplate extends OwnTemplate {
  name: string;
  terms: TemplateTerms;
  currency: Currency;
  idempotencyKey: string | null;
  at: Date;
}

/** The templates of a professional, by name. */
export function listTemplates(db: Db, professionalId: string): Promise<QuoteTemplate[]> {
  return db
    .selectFrom('quote_templates')
    .select(templateColumns)
    .where('professional_id', '=', professionalId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .$castTo<QuoteTemplate>()
    .execute();
}

/** Serialises changes to the templates of a professional until the transaction ends. */
export async function lockTemplates(db: Db, professionalId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote templates of ${professionalId}`}, 0))`.execute(
    db,
  );
}

/** The template a professional saved with an idempotency key. */
export function findTemplateByKey(db: Db, professionalId: string, key: string) {
  return db
    .selectFrom('quote_templates')
    .select(templateColumns)
    .where('professional_id', '=', professionalId)
    .where('idempotency_key', '=', key)
    .$castTo<QuoteTemplate>()
    .executeTakeFirst();
}

export function insertTemplate(db: Db, template: NewTemplate): Promise<QuoteTemplate> {
  return db
    .insertInto('quote_templates')
    .values({
      id: template.id,
      professional_id: template.professionalId,
      name: template.name,
      terms: JSON.stringify(template.terms),
      currency: template.currency,
      idempotency_key: template.idempotencyKey,
      created_at: template.at,
    })
    .returning(templateColumns)
    .$castTo<QuoteTemplate>()
    .executeTakeFirstOrThrow();
}

export function updateTemplateName(
  db: Db,
  { id, professionalId }: OwnTemplate,
  name: string,
): Promise<QuoteTemplate | undefined> {
  return db
    .updateTable('quote_templates')
    .set({ name })
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning(templateColumns)
    .$castTo<QuoteTemplate>()
    .executeTakeFirst();
}

/** Deletes a template; false where the professional has none of this id. */
export async function deleteTemplate(
  db: Db,
  { id, professionalId }: OwnTemplate,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quote_templates')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives the templates without a currency of their own this one. Idempotent. */
export async function nameTemplateCurrency(db: Db, currency: Currency): Promise<void> {
  await db.updateTable('quote_templates').set({ currency }).where('currency', 'is', null).execute();
}
