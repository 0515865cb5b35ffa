import type { Tx } from '#server/platform/database/db.ts';

/**
 * Keeps what an operator did about a request, in the transaction that does it: how it stood before and
 * after, in words and figures only.
 */
export type RecordAudit = (tx: Tx, deed: AuditedChange) => Promise<void>;

interface AuditedChange {
  requestId: string;
  before: Standing;
  after: Standing;
}

type Standing = Readonly<Record<string, string | number | boolean | null>>;
