import { auditEntry, exportAudit, listAudit } from '#contract/admin/audit.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  route,
  type AdminSession,
  type CallContext,
  type Route,
} from '#server/platform/http/route.ts';
import { requestedColumns } from '../exports/requested-columns.ts';
import { csvFile } from '../exports/csv-file.ts';
import { actorOf, recordAudit } from './record-audit.ts';
import type { AuditFilters } from './queries-audit.ts';
import { allAuditPages, readAuditLog } from './read-log.ts';

const ROWS_AT_A_TIME = 500;

type Kept = Pick<Platform, 'db' | 'clock'>;

/** The audit log of what admins did. */
export function auditRoutes(platform: Kept): Route[] {
  return [
    route(listAudit, async ({ query }) => readAuditLog(platform.db, query)),
    route(exportAudit, async ({ query }, call) => exportLog(platform, query, call)),
  ];
}

async function exportLog(
  platform: Kept,
  filters: AuditFilters,
  call: CallContext<AdminSession>,
): Promise<FileAnswer> {
  const { adminEmail: _, ...asked } = filters;
  await recordAudit(platform.db, platform, actorOf(call), {
    action: 'exported',
    target: { kind: 'list', id: 'audit' },
    after: asked,
  });
  return csvFile({
    of: 'audit',
    day: platform.clock.now(),
    columns: requestedColumns(auditEntry, undefined),
    pages: allAuditPages(platform.db, filters, ROWS_AT_A_TIME),
    language: call.language,
  });
}
