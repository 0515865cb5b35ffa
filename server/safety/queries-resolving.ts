import type { Tx } from '#server/platform/database/db.ts';

export type ReportOutcome = 'dismissed' | 'acted';

/** A report and its resolution, locked until the transaction ends. */
export function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom('reports')
    .select(['resolution', 'target_type', 'target_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateResolved(
  tx: Tx,
  id: string,
  resolved: { outcome: ReportOutcome; note: string | null; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      resolution: resolved.outcome,
      resolution_note: resolved.note,
      resolved_by: resolved.by,
      resolved_at: resolved.at,
    })
    .where('id', '=', id)
    .execute();
}
