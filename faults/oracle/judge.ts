import type { Scene } from '#faults/site/scene.ts';
import type { Database } from '#server/platform/database/db.ts';
import { compare, type Comparison } from './compare.ts';
import { compareDeliveries, type ArrivedMail, type Deliveries } from './deliveries.ts';
import { brokenRules, type BrokenRule } from './invariants.ts';
import { compareOrder, type OrderFaults } from './order.ts';
import {
  comparePushes,
  compareTexts,
  type ChannelDeliveries,
  type Received,
} from './received-messages.ts';
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
  texts: ChannelDeliveries;
  pushes: ChannelDeliveries;
  streams: StreamFaults;
  order: OrderFaults;
}

/** What the oracles look at. */
export type Judged = Pick<Scene, 'ledger' | 'pages'> & {
  smtp: { mails: readonly ArrivedMail[] };
  cluster: { db: Database };
  received?: Received;
};

/** Asks every oracle. */
export async function judge(judged: Judged): Promise<Verdict> {
  const { ledger, smtp, pages, cluster, received } = judged;
  const { db } = cluster;
  return {
    acked: ledger.acked,
    refused: ledger.count('refused'),
    unknown: ledger.count('unknown'),
    repeated: ledger.repeated,
    writes: await compare(db, ledger),
    rules: await brokenRules(db),
    deliveries: await compareDeliveries(db, smtp),
    texts: await compareTexts(db, received?.texts ?? []),
    pushes: await comparePushes(db, received?.browsers ?? []),
    streams: await compareStreams(db, pages),
    order: await compareOrder(db, ledger, pages),
  };
}

/** The faults of a verdict in words; none where all of it held. */
export function faultsOf(verdict: Verdict): string[] {
  const { writes, rules, deliveries, texts, pushes, streams, order } = verdict;
  return [
    ...named('acknowledged writes lost', writes.lost),
    ...named('writes doubled', writes.doubled),
    ...named('writes that nobody sent', writes.phantom),
    ...rules.map(({ rule, count, rows }) => `${rule} (${count}): ${JSON.stringify(rows[0])}`),
    ...named('mails marked as sent that never arrived', deliveries.neverArrived),
    ...named('leads whose professional was not told', deliveries.notTold),
    ...named('mails that the outbox does not explain', deliveries.unexplained),
    ...faultsOfChannel('text messages', texts),
    ...faultsOfChannel('push messages', pushes),
    ...named('messages that an open page did not hear of', streams.skipped),
    ...streams.deaf,
    ...named('messages listed before an earlier one of their sender', order.listed),
    ...named('messages heard before an earlier one of their sender', order.heard),
  ];
}

function faultsOfChannel(name: string, channel: ChannelDeliveries): string[] {
  return [
    ...named(`${name} marked as sent that never arrived`, channel.neverArrived),
    ...named(`${name} given up`, channel.gaveUp),
    ...named(`${name} that the outbox does not explain`, channel.unexplained),
  ];
}

function named(name: string, those: readonly unknown[]): string[] {
  return those.length === 0 ? [] : [`${those.length} ${name}, as ${String(those[0])}`];
}
