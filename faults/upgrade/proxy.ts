import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readinessOf } from './node-process.ts';

/** A reverse proxy that asks its nodes whether they are ready, and sends calls to those that are. */
export interface HealthCheckedProxy {
  port: number;
  add(node: { port: number }): void;
  /** Resolves once a node gets calls, or gets none any more. */
  until(node: { port: number }, state: 'in' | 'out'): Promise<void>;
  /** By hand, for a node that cannot say that it is about to stop; its calls in flight go on. */
  takeOut(node: { port: number }): void;
  remove(node: { port: number }): void;
  stop(): Promise<void>;
}

const CHECK_EVERY_MS = 200;

interface Upstream {
  port: number;
  isReady: boolean;
  isTakenOut: boolean;
  agent: Agent;
}

/** Starts one on a free port of the loopback address; calls go to the ready nodes in turn. */
export async function startHealthCheckedProxy(): Promise<HealthCheckedProxy> {
  const upstreams = new Map<number, Upstream>();
  let turn = 0;
  const next = () => {
    const ready = [...upstreams.values()].filter(({ isReady }) => isReady);
    return ready[turn++ % ready.length];
  };
  const server = createServer({ noDelay: true }, (asked, answer) => pass(asked, answer, next()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const checking = setInterval(() => upstreams.forEach((one) => void check(one)), CHECK_EVERY_MS);
  return {
    port: (server.address() as AddressInfo).port,
    add({ port }) {
      const agent = new Agent({ keepAlive: true });
      upstreams.set(port, { port, isReady: false, isTakenOut: false, agent });
    },
    async until({ port }, state) {
      while ((upstreams.get(port)?.isReady ?? false) !== (state === 'in')) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    takeOut({ port }) {
      const upstream = upstreams.get(port);
      if (upstream) Object.assign(upstream, { isReady: false, isTakenOut: true });
    },
    remove({ port }) {
      upstreams.get(port)?.agent.destroy();
      upstreams.delete(port);
    },
    async stop() {
      clearInterval(checking);
      for (const { agent } of upstreams.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function check(upstream: Upstream): Promise<void> {
  const readiness = await readinessOf(upstream.port);
  upstream.isReady = readiness.startsWith('200') && !upstream.isTakenOut;
}

/** Nothing is sent twice: what a node does not answer is a failed call. */
function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  upstream: Upstream | undefined,
): void {
  if (!upstream) {
    answer.writeHead(503).end('no node is ready');
    return;
  }
  const { method, url, headers } = asked;
  const { port, agent } = upstream;
  const passed = request({ port, agent, host: '127.0.0.1', method, path: url, headers });
  passed.on('response', (given) => {
    const { connection: _, ...others } = given.headers;
    answer.writeHead(given.statusCode ?? 502, others);
    // The page of a stream waits for its headers.
    answer.flushHeaders();
    given.pipe(answer);
    given.on('error', () => answer.destroy());
  });
  passed.on('error', (error) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(`${url}: ${error.message}`);
  });
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
