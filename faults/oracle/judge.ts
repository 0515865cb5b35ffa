import type { Scene } from '#faults/site/scene.ts';
import type { Database } from '#server/platform/database/db.ts';
import { compare, type Comparison } from './compare.ts';
import { compareDeliveries, type Deliveries } from './deliveries.ts';
import { brokenRules, type BrokenRule } from './invariants.ts';
import { compareStreams, type StreamFaults } from './streams.ts';

/** What the oracle says once it is quiet. */
export interface Verdict {
  acked: number;
  refused: number;
  unknown: number;
  /** Attempts without a definite answer. */
  repeated: number;
  writes: Comparison;
  rules: BrokenRule[];
  deliveries: Deliveries;
  streams: StreamFaults;
}

/** What the oracles look at. */
export type Judged = Pick<Scene, 'ledger' | 'smtp' | 'pages'> & { cluster: { db: Database } };

/** Asks every oracle. */
export async function judge({ ledger, smtp, pages, cluster: { db } }: Judged): Promise<Verdict> {
  return {
    acked: ledger.acked,
    refused: ledger.count('refused'),
    unknown: ledger.count('unknown'),
    repeated: ledger.repeated,
    writes: await compare(db, ledger),
    rules: await brokenRules(db),
    deliveries: await compareDeliveries(db, smtp),
    streams: await compareStreams(db, pages),
  };
}

/** The faults of a verdict in words; none where all of it held. */
export function faultsOf({ writes, rules, deliveries, streams }: Verdict): string[] {
  const named = (name: string, those: readonly unknown[]) =>
    those.length === 0 ? [] : [`${those.length} ${name}, as ${String(those[0])}`];
  return [
    ...named('acknowledged writes lost', writes.lost),
    ...named('writes doubled', writes.doubled),
    ...named('writes that nobody sent', writes.phantom),
    ...rules.map(({ rule, count, rows }) => `${rule} (${count}): ${JSON.stringify(rows[0])}`),
    ...named('mails marked as sent that never arrived', deliveries.neverArrived),
    ...named('leads whose professional was not told', deliveries.notTold),
    ...named('mails that the outbox does not explain', deliveries.unexplained),
    ...named('messages that an open page did not hear of', streams.skipped),
  ];
}
