import type { AuditAction, AuditEntry, AuditTarget } from '#contract/admin/audit.ts';
import type { Db } from '#server/platform/database/db.ts';
import { listAuditRows, type AuditFilters, type AuditRow } from './queries-audit.ts';

const ROWS_OF_A_PAGE = 100;

/** Actions that only read; `exported` and `conversation_read` do not count among them. */
const READS: readonly AuditAction[] = ['read'];

/** A page of the audit log, newest first; `before` is the id of the last row of the page before. */
export async function readAuditLog(
  db: Db,
  { before, ...filters }: AuditFilters & { before?: string | undefined },
  most = ROWS_OF_A_PAGE,
): Promise<AuditEntry[]> {
  const rows = await listAuditRows(db, {
    filters,
    before: before === undefined ? undefined : Number(before),
    most,
    without: filters.reads === 'true' || filters.action === 'read' ? [] : READS,
  });
  return rows.map(presentAudit);
}

/** All pages of the audit log that match these filters. */
export async function* allAuditPages(
  db: Db,
  filters: AuditFilters,
  rowsEach: number,
): AsyncGenerator<AuditEntry[]> {
  for (let before: string | undefined; ;) {
    const rows = await readAuditLog(db, { ...filters, before }, rowsEach);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsEach) return;
    before = rows.at(-1)?.id;
  }
}

function presentAudit({ id, at, admin_email, target_kind, ...row }: AuditRow): AuditEntry {
  const { action, target, reason, before, after, address } = row;
  return {
    id: String(id),
    at: at.toISOString(),
    adminEmail: admin_email,
    action,
    targetKind: target_kind as AuditTarget | null,
    target,
    reason,
    before: before as AuditEntry['before'],
    after: after as AuditEntry['after'],
    address,
  };
}
