import type { Completion } from '#contract/invoices/completions.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { getJob, sideOf, type Reader } from '#server/agreements/agreements.ts';
import { findCompletionPhotos } from '#server/files/files.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findRequest } from '#server/requests/requests.ts';
import { findAgreedAmounts } from './agreed-amounts.ts';
import { completionActions } from './policy.ts';
import { findCompletion, findNewestCompletion } from './queries-completions.ts';

/** What was done for a request, for one of its two sides. @throws Refusal `not_found` */
export async function readCompletion(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  reader: Reader,
  requestId: string,
): Promise<Completion> {
  const { request, side } = await getJob(db, reader, requestId);
  const [row, agreed] = [
    await findNewestCompletion(db, request),
    await findAgreedAmounts(db, request),
  ];
  const record = row && {
    id: row.id,
    requestId,
    number: row.number,
    currency: row.currency,
    terms: row.terms,
    totals: row.terms.lines && totalsOf({ lines: row.terms.lines, taxes: row.terms.taxes }),
    reportedAt: row.reported_at.toISOString(),
    ...(await findCompletionPhotos(db, row.id)),
  };
  return {
    record: record ?? null,
    currency: row?.currency ?? agreed?.currency ?? config.currency,
    most: agreed?.most ?? null,
    agreed: agreed ? { lines: agreed.lines, taxes: agreed.taxes } : null,
    allowedActions: completionActions({
      side,
      request: request.status,
      completionReported: request.completion_reported_at !== null,
      hasOpenChange: agreed?.hasOpenChange ?? false,
    }),
  };
}

/** Whether somebody may see the photos of a report: the customer, and the professional who wrote it. */
export async function mayReadCompletion(
  db: Db,
  session: Session,
  completionId: string,
): Promise<boolean> {
  const record = await findCompletion(db, completionId);
  const request = record && (await findRequest(db, record.request_id));
  return request !== undefined && sideOf(session, request) !== null;
}
