import type { ReportReason, ReportTarget } from '#contract/requests/safety.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { insertReport } from './queries.ts';

/** A report about a review, a message or a person. */
export interface NewReport {
  reporterId: string;
  target: { type: ReportTarget['type']; id: string };
  requestId: string | null;
  reason: ReportReason;
  comment: string | null;
}

/** Stores a report for the operator and returns its id; idempotent for the same thing. */
export function storeReport({ db, clock }: Platform, report: NewReport): Promise<string> {
  const now = clock.now();
  return insertReport(db, {
    id: uuidv7(now.getTime()),
    reporter_id: report.reporterId,
    target_type: report.target.type,
    target_id: report.target.id,
    request_id: report.requestId,
    reason: report.reason,
    comment: report.comment,
    created_at: now,
  });
}
