import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Cluster } from './cluster.ts';

/** A TCP server on loopback before PostgreSQL; what passes is up to its owner. */
export interface Relay {
  port: number;
  stop(): void;
}

/**
 * Starts it before a server that listens on a socket file. `forward` gets both ends of each
 * connection; when one closes, so does the other.
 */
export async function startRelay(
  target: Pick<Cluster['connection'], 'host' | 'port'>,
  forward: (client: Socket, upstream: Socket) => void,
): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = createConnection(`${target.host}/.s.PGSQL.${target.port}`);
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => {}));
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    forward(client, upstream);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
