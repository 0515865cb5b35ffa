import type { AuditTarget } from '#contract/admin/audit.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';

/** One read of one thing by an admin, in a transaction together with its entry in the audit log. */
export function readAudited<Detail>(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Actor,
  target: { kind: AuditTarget; id: string },
  work: (tx: Tx) => Promise<Detail>,
): Promise<Detail> {
  return platform.db.transaction().execute(async (tx) => {
    const detail = await work(tx);
    await recordAudit(tx, platform, reader, { action: 'read', target });
    return detail;
  });
}
