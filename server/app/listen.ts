import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Door } from './door.ts';

export interface Listening {
  port: number;
  /**
   * Stops accepting calls and waits for those in flight, at most 10 s. The owners of streams have
   * to end them.
   */
  close(): Promise<void>;
}

const DRAIN_TIMEOUT_MS = 10_000;
/**
 * Sockets that listen on the port. libuv accepts one connection of each in a turn of the event loop:
 * with a single one, a node whose turns are long under load takes in a few a second, however fast it
 * answers them (docs/decisions/0060).
 */
const LISTENERS = 64;
/**
 * So many connections the system keeps for each until they are accepted, at most net.core.somaxconn.
 * What comes beyond is dropped, and tried again after seconds.
 */
const BACKLOG = 4096;

/**
 * Serves an app on an address of this machine, behind a door. While the node drains, each answer is the last of its connection, so that no proxy sends a
 * call on one that is about to close. @throws where the port is taken or not allowed
 */
export async function listen(
  app: Hono,
  { host, port }: { host: string; port: number },
  { headers, isDraining, turnAway }: Door,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  // Long enough for the largest upload from a slow phone; headers have a short timeout.
  const times = {
    requestTimeout: 120_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: 65_000,
  };
  const make = () =>
    createServer(times, (incoming, outgoing) => {
      outgoing.setHeaders(headers as Map<string, string>);
      if (isDraining()) outgoing.shouldKeepAlive = false;
      if (!turnAway(incoming, outgoing)) void answer(incoming, outgoing);
    });
  const isShared = canSharePort();
  // A port that is shared is never found to be taken.
  if (isShared && port !== 0) await close(await open(make(), { host, port }));
  const first = await open(make(), { host, port, reusePort: isShared });
  const address = { host, port: portOf(first) ?? port };
  const others = Array.from({ length: isShared ? LISTENERS - 1 : 0 }, () =>
    open(make(), { ...address, reusePort: true }),
  );
  const servers = [first, ...(await Promise.all(others))];
  return {
    port: address.port,
    async close() {
      await Promise.all(servers.map(drain));
    },
  };
}

/** Elsewhere the system either refuses it or gives all connections to the newest socket. */
const canSharePort = () => process.platform === 'linux';

function open(
  server: Server,
  { host, port, reusePort = false }: { host: string; port: number; reusePort?: boolean },
): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, host, port)));
    server.listen({ host, port, reusePort, backlog: BACKLOG }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** A keep-alive connection that is idle after the last call would delay the server for seconds. */
async function drain(server: Server): Promise<void> {
  const closed = close(server);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

function explained(error: Error & { code?: string }, host: string, port: number): Error {
  const cures: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} is not ours to take: ports below 1024 need privileges. Choose another one: PORT=3000`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `${host} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for all of them.`,
  };
  const cure = cures[error.code ?? ''];
  return cure === undefined ? error : new Error(cure, { cause: error });
}
