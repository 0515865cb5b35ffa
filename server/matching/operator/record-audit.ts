import type { Tx } from '#server/platform/database/db.ts';

/**
 * Records an operator's action on a request in the audit log, in the transaction of the action: the
 * state before and after, in codes and figures only.
 */
export type RecordAudit = (tx: Tx, deed: AuditedChange) => Promise<void>;

interface AuditedChange {
  requestId: string;
  before: Standing;
  after: Standing;
}

type Standing = Readonly<Record<string, string | number | boolean | null>>;
