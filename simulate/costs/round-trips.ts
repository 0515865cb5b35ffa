import { startApp } from '#bench/app.ts';
import { openConnection, type HttpCall } from '#bench/http-connection.ts';
import type { SocketConnection } from '#bench/world.ts';
import { startRelay } from '#faults/site/relay.ts';
import { readFrames } from '#tests/support/database/postgres-frames.ts';
import { inOrder } from './in-order.ts';

/**
 * How often a node waits for PostgreSQL in each of the named calls: the mean, one call at a time.
 * What is sent together is one wait.
 */
export async function countRoundTrips<Name extends string>(
  { connection, dataDir }: { connection: SocketConnection; dataDir: string },
  calls: ReadonlyMap<Name, readonly HttpCall[]>,
): Promise<Map<Name, number>> {
  const waits = { count: 0 };
  const relay = await startRelay(connection, (client, upstream) => {
    let asked = false;
    client.on('data', (part) => {
      asked = true;
      upstream.write(part);
    });
    readFrames(upstream, ({ type, bytes }) => {
      if (type === 'Z' && asked) {
        asked = false;
        waits.count += 1;
      }
      client.write(bytes);
    });
  });
  const through = { ...connection, host: '127.0.0.1', port: relay.port };
  const app = await startApp(through, dataDir, { RATE_LIMITS: 'off' });
  try {
    const counted = await inOrder(calls, async ([name, some]) => {
      return [name, await meanOf(app.port, some, waits)] as const;
    });
    return new Map(counted);
  } finally {
    await app.stop();
    relay.stop();
  }
}

async function meanOf(port: number, calls: readonly HttpCall[], waits: { count: number }) {
  const connection = await openConnection(port);
  const before = waits.count;
  await inOrder(calls, (call) => connection.ask(call));
  connection.close();
  return (waits.count - before) / Math.max(1, calls.length);
}
