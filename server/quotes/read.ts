import type { Quote, ReadOnlyQuote } from '#contract/quotes/quotes.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { findLead, findLeadsByRequests } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findRequest } from '#server/requests/requests.ts';
import { presentOwnQuote, presentQuote, presentReadOnly } from './present.ts';
import { listQuotes, type QuoteRow } from './queries.ts';

/** Whose business it is, and how many people work there. */
interface Team {
  ownerId: string;
  teamSize: number;
}

type Reading = Pick<Platform, 'db' | 'clock'>;

/** All quotes for a request of the customer, newest first. @throws Refusal `not_found` */
export async function readQuotes(
  { db, clock }: Reading,
  { userId }: { userId: string },
  requestId: string,
): Promise<Quote[]> {
  const request = await findRequest(db, requestId);
  assertThat(request?.customer_id === userId, 'not_found');
  const [quotes, leads] = await Promise.all([
    listQuotes(db, { requestId }),
    findLeadsByRequests(db, [requestId]),
  ]);
  const now = clock.now();
  return quotes.flatMap((quote) => {
    const lead = leads.find(({ id }) => id === quote.lead_id);
    return lead ? [presentQuote(quote, { lead, request, now })] : [];
  });
}

/** The quotes a professional sent for a lead, newest first. @throws Refusal `not_found` */
export async function readOwnQuotes(
  { db, clock }: Reading,
  { professionalId, ...team }: Team & { professionalId: string },
  leadId: string,
): Promise<Quote[]> {
  const lead = await findLead(db, leadId);
  assertThat(lead?.professional_id === professionalId, 'not_found');
  const request = await findRequest(db, lead.request_id);
  assertThat(request !== undefined, 'not_found');
  const quotes = await listQuotes(db, { requestId: request.id, leadId });
  const senders = await findSenders(db, quotes, team);
  return quotes.map((quote) => {
    const sentBy = senders.get(quote.sent_by ?? '') ?? null;
    return presentOwnQuote(quote, { lead, request, now: clock.now(), sentBy });
  });
}

/** The names of who sent these, by the id of their account; none where the owner always worked alone. */
async function findSenders(
  db: Db,
  quotes: readonly QuoteRow[],
  { ownerId, teamSize }: Team,
): Promise<Map<string, string>> {
  const ids = quotes.flatMap(({ sent_by: id }) => id ?? []);
  if (teamSize < 2 && ids.every((id) => id === ownerId)) return new Map();
  return new Map([...(await findUsers(db, ids))].map(([id, { name }]) => [id, name]));
}

/** Every quote for a request as an operator reads them, newest first. */
export async function readAllQuotes(db: Db, requestId: string): Promise<ReadOnlyQuote[]> {
  return (await listQuotes(db, { requestId })).map(presentReadOnly);
}
