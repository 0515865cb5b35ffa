import type { Agreement, ReadOnlyAgreement } from '#contract/agreements/agreements.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findAcceptedQuote, type QuoteRow } from '#server/quotes/quotes.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import { sideOf, type Side } from './policy.ts';
import { presentAgreement, presentReadOnly } from './present.ts';
import { findChangeOrder, listChangeOrders, type ChangeOrderRow } from './queries.ts';

/** Somebody who may be one of the two sides. */
export interface Reader {
  userId: string;
  professionalId: string | null;
}

/** The request of one of its two sides. @throws Refusal `not_found` for everybody else */
export async function getJob(
  db: Db,
  reader: Reader,
  requestId: string,
): Promise<{ request: RequestRow; side: Side }> {
  const request = await findRequest(db, requestId);
  const side = request ? sideOf(reader, request) : null;
  assertThat(request !== undefined && side !== null, 'not_found');
  return { request, side };
}

/** What was agreed for a request with its hired professional, with all proposed changes. */
export async function findAgreed(
  db: Db,
  request: RequestRow,
): Promise<{ quote: QuoteRow; orders: ChangeOrderRow[] } | undefined> {
  const quote = await findAcceptedQuote(db, request);
  return quote && { quote, orders: await listChangeOrders(db, quote.id) };
}

/**
 * What both sides of a request agreed on, for one of them; null where no quote was accepted.
 * @throws Refusal `not_found`
 */
export async function readAgreement(
  { db }: Pick<Platform, 'db'>,
  reader: Reader,
  requestId: string,
): Promise<Agreement | null> {
  const { request, side } = await getJob(db, reader, requestId);
  const agreed = await findAgreed(db, request);
  return agreed ? presentAgreement(agreed, { request, side }) : null;
}

/** The agreement of a request as an operator reads it; null where no quote was accepted. */
export async function readAgreementOfRequest(
  db: Db,
  request: RequestRow,
): Promise<ReadOnlyAgreement | null> {
  const agreed = await findAgreed(db, request);
  return agreed ? presentReadOnly(agreed) : null;
}

/** The agreement of a change order, for one of its sides. @throws Refusal `not_found` */
export async function readAgreementOfChange(
  platform: Pick<Platform, 'db'>,
  reader: Reader,
  orderId: string,
): Promise<Agreement> {
  const order = await findChangeOrder(platform.db, orderId);
  assertThat(order !== undefined, 'not_found');
  const agreement = await readAgreement(platform, reader, order.request_id);
  assertThat(agreement !== null, 'not_found');
  return agreement;
}
