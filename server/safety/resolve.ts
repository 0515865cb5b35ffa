import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { lockReport, updateResolved, type ReportOutcome } from './queries-resolving.ts';

export type { ReportOutcome } from './queries-resolving.ts';

/** What an operator says of a report, and who they are. */
export interface Resolution {
  outcome: ReportOutcome;
  note: string | null;
  by: string;
  at: Date;
}

/**
 * Closes a report; again with the same outcome changes nothing.
 * @returns whether anything changed, and what it was about
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
