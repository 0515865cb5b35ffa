import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '#faults/site/cluster.ts';
import { startRelay } from '#faults/site/relay.ts';

/**
 * What a network does to what passes: `slow` delays both directions by 250 ms, `reset` breaks one
 * connection after the other in the middle of an answer, `blackHole` swallows everything, new
 * connections included, and `halfOpen` everything on existing connections, while new ones work.
 */
export type LinkFault = 'none' | 'slow' | 'reset' | 'blackHole' | 'halfOpen';

/** The way between the program and PostgreSQL. */
export interface Link {
  connection: Cluster['connection'];
  /** Begins a fault, or ends it by `none`. */
  suffer(fault: LinkFault): void;
  /** Connections that are open. */
  count(): number;
  /** Connections broken by `reset`. */
  resets(): number;
  stop(): void;
}

/** Delay of each direction of a slow link in milliseconds. */
const DELAY_MS = 250;
/** Of so many answers, a link that resets breaks one. */
const RESET_EVERY = 40;

interface Way {
  client: Socket;
  upstream: Socket;
  /** Passes nothing, for good: what was lost on the way is not sent again by TCP's peers. */
  isDead: boolean;
  /** Settle when what came before has passed, so that nothing is overtaken. */
  toServer: Promise<unknown>;
  toClient: Promise<unknown>;
}

/** Opens the way to a server that listens on a socket file. */
export async function openLink(target: Cluster['connection']): Promise<Link> {
  const ways = new Set<Way>();
  const state = { fault: 'none' as LinkFault, answers: 0, resets: 0 };
  const relay = await startRelay(target, (client, upstream) => {
    const way = newWay(client, upstream, state.fault === 'blackHole');
    ways.add(way);
    client.on('close', () => ways.delete(way));
    client.on('data', (part: Buffer) => {
      way.toServer = passAfter(way.toServer, () => way.isDead || upstream.write(part));
    });
    upstream.on('data', (part: Buffer) => {
      const isChosen = state.fault === 'reset' && (state.answers += 1) % RESET_EVERY === 0;
      if (isChosen) {
        state.resets += 1;
        client.write(part.subarray(0, part.length / 2), () => client.resetAndDestroy());
        return;
      }
      way.toClient = passAfter(way.toClient, () => way.isDead || client.write(part));
    });
  });
  const passAfter = async (before: Promise<unknown>, pass: () => unknown) => {
    await Promise.all([before, state.fault === 'slow' ? sleep(DELAY_MS) : undefined]);
    pass();
  };
  return {
    connection: { ...target, host: '127.0.0.1', port: relay.port },
    suffer(fault) {
      state.fault = fault;
      if (fault !== 'blackHole' && fault !== 'halfOpen') return;
      for (const way of ways) way.isDead = true;
    },
    count: () => ways.size,
    resets: () => state.resets,
    stop: relay.stop,
  };
}

function newWay(client: Socket, upstream: Socket, isDead: boolean): Way {
  const begun = Promise.resolve();
  return { client, upstream, isDead, toServer: begun, toClient: begun };
}
