import { sql, type Selectable } from 'kysely';
import type { CompletionTerms } from '#contract/invoices/completions.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = [
  'id',
  'request_id',
  'professional_id',
  'number',
  'currency',
  'terms',
  'reported_at',
] as const;

/** A report that the work is done, as it is stored. */
export type CompletionRow = Omit<
  Pick<Selectable<Tables['completion_records']>, (typeof columns)[number]>,
  'terms' | 'currency'
> & { terms: CompletionTerms; currency: Currency };

export type NewCompletion = Omit<CompletionRow, 'number'> & {
  total: number | null;
  idempotency_key: string | null;
};

/** Stores a report as the next of its request, which is locked. */
export async function insertCompletion(db: Db, record: NewCompletion): Promise<void> {
  await db
    .insertInto('completion_records')
    .values({
      ...record,
      terms: JSON.stringify(record.terms),
      number: sql`(select coalesce(max(number), 0) + 1 from completion_records where request_id = ${record.request_id})`,
    })
    .execute();
}

export function findCompletion(db: Db, id: string): Promise<CompletionRow | undefined> {
  return db
    .selectFrom('completion_records')
    .select(columns)
    .where('id', '=', id)
    .$castTo<CompletionRow>()
    .executeTakeFirst();
}

export function findCompletionByKey(
  db: Db,
  professionalId: string,
  key: string,
): Promise<CompletionRow | undefined> {
  return db
    .selectFrom('completion_records')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .where('idempotency_key', '=', key)
    .$castTo<CompletionRow>()
    .executeTakeFirst();
}

/** The newest report of the professional hired for a request. */
export function findNewestCompletion(
  db: Db,
  { id, professional_id: professionalId }: { id: string; professional_id: string | null },
): Promise<CompletionRow | undefined> {
  return db
    .selectFrom('completion_records')
    .select(columns)
    .where('request_id', '=', id)
    .where('professional_id', '=', professionalId)
    .orderBy('number', 'desc')
    .limit(1)
    .$castTo<CompletionRow>()
    .executeTakeFirst();
}

/** Deletes reports of before a moment, with their photos. */
export async function deleteCompletionsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('completion_records').where('reported_at', '<', moment).execute();
}
