import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { lockReport, updateResolved, type ReportOutcome } from './queries-resolving.ts';

export type { ReportOutcome } from './queries-resolving.ts';

/** An operator's resolution of a report. */
export interface Resolution {
  outcome: ReportOutcome;
  note: string | null;
  by: string;
  at: Date;
}

/**
 * Closes a report; idempotent for the same outcome. @returns whether anything changed, and the target of the
 * report
 * @throws Refusal `not_found`, `already_answered` where it was closed otherwise
 */
export async function resolveReport(tx: Tx, id: string, resolution: Resolution) {
  const report = await lockReport(tx, id);
  assertThat(report !== undefined, 'not_found');
  const { resolution: before, target_type: targetType, target_id: targetId } = report;
  assertThat(before === null || before === resolution.outcome, 'already_answered');
  if (before === null) await updateResolved(tx, id, resolution);
  return { isChanged: before === null, targetType, targetId };
}
