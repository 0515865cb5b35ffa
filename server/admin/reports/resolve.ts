import type { Platform } from '#server/platform/platform.ts';
import { resolveReport, type ReportOutcome } from '#server/safety/safety.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import type { AdminCall } from '../auth/step-up.ts';

/**
 * Closes a report, once; the note is stored with the report, not in the audit log.
 * @throws Refusal `not_found`, `already_answered` where it was closed otherwise
 */
export async function resolve(
  platform: Pick<Platform, 'db' | 'clock'>,
  call: AdminCall,
  id: string,
  { outcome, note }: { outcome: ReportOutcome; note?: string | null | undefined },
): Promise<void> {
  const actor = actorOf(call);
  await platform.db.transaction().execute(async (tx) => {
    const resolution = { outcome, note: note || null, by: actor.email, at: platform.clock.now() };
    const { isChanged, targetType, targetId } = await resolveReport(tx, id, resolution);
    if (!isChanged) return;
    await recordAudit(tx, platform, actor, {
      action: 'resolved',
      target: { kind: 'report', id },
      before: { outcome: null },
      after: { outcome, about: targetType, aboutId: targetId },
    });
  });
}
