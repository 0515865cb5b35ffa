import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { Ledger, Write, WriteKind } from './ledger.ts';

/** The four counts of a set test (Jepsen), and the references behind them. */
export interface Comparison {
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once, or under another id than the one answered. */
  doubled: string[];
  /** There, and nobody sent it, or it was refused. */
  phantom: string[];
}

interface Stored {
  reference: string;
  id: string;
}

/** What the database holds of each kind of write. The world starts without any of them. */
const STORED: Readonly<Record<WriteKind, string>> = {
  request: 'select description as reference, id::text from requests',
  message: 'select content as reference, id::text from messages where not said_accepting',
  answer: `select lead_id::text as reference, lead_id::text as id from request_history
    where event in ('accept', 'decline') and from_status = 'pending'`,
  hire: "select request_id::text as reference, request_id::text as id from request_history where event = 'hire'",
  completion: `select request_id::text as reference, request_id::text as id from request_history
    where event = 'complete'`,
  review: 'select request_id::text as reference, id::text from reviews',
  // Each is uploaded under a name of its own.
  file: 'select name as reference, id::text from files',
  operation: `select action || ' ' || target as reference, id::text from admin_audit
    where action in ('cancelled', 'reopened', 'suspended', 'reinstated', 'credits_granted', 'hidden')`,
};

/** Compares what was acknowledged with what is stored. */
export async function compare(db: Db, ledger: Ledger): Promise<Comparison> {
  const found: Comparison = { lost: [], doubled: [], phantom: [] };
  for (const kind of Object.keys(STORED) as WriteKind[]) {
    const { rows } = await sql.raw<Stored>(STORED[kind]).execute(db);
    const writes = ledger.writes.filter((write) => write.kind === kind);
    compareKind(kind, { writes, rows }, found);
  }
  return found;
}

function compareKind(
  kind: WriteKind,
  { writes, rows }: { writes: readonly Write[]; rows: readonly Stored[] },
  found: Comparison,
): void {
  const stored = Map.groupBy(rows, ({ reference }) => reference);
  for (const { reference, outcome, id } of writes) {
    const name = `${kind} ${reference}`;
    const those = stored.get(reference) ?? [];
    stored.delete(reference);
    if (outcome === 'ok' && those.length === 0) found.lost.push(name);
    if (outcome === 'refused' && those.length > 0) found.phantom.push(name);
    const isOther = outcome === 'ok' && id !== undefined && those.some((row) => row.id !== id);
    if (those.length > 1 || isOther) found.doubled.push(name);
  }
  for (const reference of stored.keys()) found.phantom.push(`${kind} ${reference}`);
}
