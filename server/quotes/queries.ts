import { sql, type Selectable } from 'kysely';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { QuoteStatus } from '#contract/quotes/quotes.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const quoteColumns = [
  'id',
  'request_id',
  'lead_id',
  'professional_id',
  'revision',
  'status',
  'currency',
  'terms',
  'valid_until',
  'sent_at',
  'seen_at',
  'ended_at',
  'change_wish',
  'decline_reason',
  'sent_by',
] as const;

/** A quote as it is stored. */
export type QuoteRow = Omit<
  Pick<Selectable<Tables['quotes']>, (typeof quoteColumns)[number]>,
  'terms' | 'currency' | 'status'
> & { terms: QuoteTerms; currency: Currency; status: QuoteStatus };

export interface NewQuote {
  id: string;
  request_id: string;
  lead_id: string;
  professional_id: string;
  currency: Currency;
  terms: QuoteTerms;
  total: number;
  idempotency_key: string | null;
  /** Who of the professional's team sends it. */
  sent_by: string;
  sent_at: Date;
}

/** Stores an open quote as the next revision of its lead; the request is locked. */
export async function insertQuote(db: Db, quote: NewQuote): Promise<QuoteRow> {
  return db
    .insertInto('quotes')
    .values({
      ...quote,
      terms: JSON.stringify(quote.terms),
      valid_until: new Date(quote.terms.validUntil),
      status: 'open',
      revision: sql`(select coalesce(max(revision), 0) + 1 from quotes where lead_id = ${quote.lead_id})`,
    })
    .returning(quoteColumns)
    .$castTo<QuoteRow>()
    .executeTakeFirstOrThrow();
}

export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('id', '=', id)
    .$castTo<QuoteRow>()
    .executeTakeFirst();
}

/** The quote a professional sent with an idempotency key. */
export function findQuoteByKey(db: Db, professionalId: string, key: string) {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('professional_id', '=', professionalId)
    .where('idempotency_key', '=', key)
    .$castTo<QuoteRow>()
    .executeTakeFirst();
}

/** The accepted quote of the professional hired for a request. */
export function findAcceptedQuote(
  db: Db,
  { id, professional_id: professionalId }: { id: string; professional_id: string | null },
): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('request_id', '=', id)
    .where('status', '=', 'accepted')
    .where('professional_id', '=', professionalId)
    .$castTo<QuoteRow>()
    .executeTakeFirst();
}

/** The quotes of a request, or of one of its leads, newest first. */
export function listQuotes(
  db: Db,
  { requestId, leadId }: { requestId: string; leadId?: string },
): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('request_id', '=', requestId)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(300)
    .$castTo<QuoteRow>()
    .execute();
}

/** Ends an open quote. */
export async function updateEnded(
  db: Db,
  ended: { id: string; status: QuoteStatus; at: Date; declineReason: string | null },
): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ status: ended.status, ended_at: ended.at, decline_reason: ended.declineReason })
    .where('id', '=', ended.id)
    .execute();
}

export async function updateChangeWish(db: Db, id: string, wish: string): Promise<void> {
  await db.updateTable('quotes').set({ change_wish: wish }).where('id', '=', id).execute();
}

/** Records the first sight of the open quotes of a request; returns those seen for the first time. */
export function updateSeen(db: Db, requestId: string, at: Date) {
  return db
    .updateTable('quotes')
    .set({ seen_at: at })
    .where('request_id', '=', requestId)
    .where('status', '=', 'open')
    .where('seen_at', 'is', null)
    .returning(['id', 'lead_id', 'professional_id'])
    .execute();
}

/** Open quotes that are not valid any more, the longest first. */
export function listOverdueQuotes(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('quotes')
    .select('id')
    .where('status', '=', 'open')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(limit)
    .execute();
}

/** The open quotes of a request that can no longer be accepted: their lead ended, or somebody was hired. */
export function listVainQuotes(db: Db, requestId: string) {
  return db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .innerJoin('requests', 'requests.id', 'quotes.request_id')
    .select('quotes.id')
    .where('quotes.request_id', '=', requestId)
    .where('quotes.status', '=', 'open')
    .where((is) =>
      is.or([is('leads.status', '<>', 'accepted'), is('requests.status', '<>', 'accepted')]),
    )
    .execute();
}

export async function deleteEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('quotes').where('ended_at', '<', moment).execute();
}

/** How many quotes wait for an answer, and how many were accepted. */
export async function countQuotes(db: Db): Promise<{ open: number; accepted: number }> {
  const { rows } = await sql<{ open: number; accepted: number }>`
    select count(*) filter (where status = 'open')::int as open,
      count(*) filter (where status = 'accepted')::int as accepted
    from quotes where status in ('open', 'accepted')`.execute(db);
  return rows[0] ?? { open: 0, accepted: 0 };
}
