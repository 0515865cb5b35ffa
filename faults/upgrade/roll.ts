import { idOfNumber } from '#bench/calls.ts';
import { acceptedProfessional, tokenOf } from '#bench/customers.ts';
import { openLiveReader, type LiveReader } from '#faults/load/live-reader.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startLoad, type Load } from './load.ts';
import { startNode, type NodeProcess } from './node-process.ts';
import { startHealthCheckedProxy, type HealthCheckedProxy } from './proxy.ts';
import type { Release } from './release.ts';
import { sizes, type Stage } from './stage.ts';

/** What a rolling upgrade came to. */
export interface Rolled {
  calls: number;
  failures: string[];
  /** Messages acknowledged that no open page of their recipient was told of. */
  unseen: number;
  messages: number;
  reconnections: number;
  migrations: string[];
  /** What /readyz of the old nodes said on the newer database. */
  oldNodesSaid: string[];
}

const PAGES = 20;
const CONNECTIONS = 6;

/**
 * Runs nodes of one version behind a proxy, migrates the database for another one, and replaces node
 * after node, all under load.
 */
export async function roll(
  stage: Stage,
  { from, to, nodes, calls, say, meanwhile }: Order,
): Promise<Rolled> {
  const proxy = await startHealthCheckedProxy();
  const running: NodeProcess[] = [];
  const pages: LiveReader[] = [];
  let load: Load | undefined;
  const enter = async (release: Release) => {
    const node = await startNode(release, stage.environment);
    running.push(node);
    proxy.add(node);
    await proxy.until(node, 'in');
  };
  try {
    for (let n = 0; n < nodes; n += 1) await enter(from);
    pages.push(...(await openPages(proxy.port)));
    load = startLoad(proxy.port, { sizes, connections: CONNECTIONS, pages: PAGES });
    await load.reached(calls / 5);
    const migrations = await migrate(stage.db);
    await meanwhile?.();
    say(`migrated beside ${nodes} serving nodes: ${migrations.join(', ') || 'nothing to apply'}`);
    const oldNodesSaid = await Promise.all(running.map((node) => node.readiness()));
    await replaceEach({ running, load, proxy, enter: () => enter(to), nodes, calls, say });
    await load.reached(calls);
    const { failures, messages, calls: made } = await load.end();
    const unseen = await unseenBy(pages, messages);
    const reconnections = pages.reduce((sum, page) => sum + page.connections() - 1, 0);
    const counts = { calls: made, messages: messages.length, unseen, reconnections };
    return { ...counts, failures, migrations, oldNodesSaid };
  } finally {
    await Promise.all(pages.map((page) => page.close()));
    await load?.end();
    await Promise.all(running.map((node) => node.kill()));
    await proxy.stop();
  }
}

interface Replacing extends Pick<Order, 'nodes' | 'calls' | 'say'> {
  running: NodeProcess[];
  load: Load;
  proxy: HealthCheckedProxy;
  enter(): Promise<void>;
}

/** Each new node serves before an old one leaves. */
async function replaceEach({ running, load, proxy, enter, nodes, calls, say }: Replacing) {
  for (const [index, old] of running.slice().entries()) {
    await load.reached((calls * (2 + index)) / (nodes + 3));
    await enter();
    await leave(old, proxy);
    running.splice(running.indexOf(old), 1);
    say(`replaced node ${index + 1} of ${nodes}: ${load.outcome.calls} calls so far`);
  }
}

export interface Order {
  from: Release;
  to: Release;
  nodes: number;
  calls: number;
  say: (line: string) => void;
  /** Done to the database once it is migrated. */
  meanwhile?: () => Promise<void>;
}

/** Versions that cannot say that they are about to stop are taken out of the proxy first. */
async function leave(old: NodeProcess, proxy: HealthCheckedProxy): Promise<void> {
  if (!old.release.isThisVersion) {
    proxy.takeOut(old);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const code = await old.terminate();
  proxy.remove(old);
  if (code !== 0) throw new Error(`A node of ${old.release.name} ended with ${code} on SIGTERM`);
}

/** Pages of the professionals whom the first customers write to. */
function openPages(port: number) {
  const pages = Array.from({ length: PAGES }, (_, index) => {
    const number = acceptedProfessional(1 + index, sizes.few);
    const cookie = `${SESSION_COOKIE}=${tokenOf(idOfNumber('7001', number))}`;
    return openLiveReader(`http://127.0.0.1:${port}`, { cookie });
  });
  return Promise.all(pages);
}

/** How many messages to those pages none of them has seen, after ten seconds at most. */
async function unseenBy(pages: readonly LiveReader[], messages: string[]) {
  const count = () => {
    const seen = new Set(pages.flatMap((page) => page.messages));
    return messages.filter((id) => !seen.has(id)).length;
  };
  for (let tries = 0; count() > 0 && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return count();
}
