import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A SOCKS 5 proxy on loopback, between a browser and the program. */
export interface FreezingRelay {
  /** As Playwright takes it. */
  proxy: { server: string; bypass: string };
  /** Freezes existing connections: they neither deliver nor fail; new ones work. */
  freeze(): void;
  end(): void;
}

/** Starts it on a free port; it connects to loopback only. */
export async function startFreezingRelay(): Promise<FreezingRelay> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    near.once('data', () => {
      near.write(Uint8Array.of(5, 0));
      near.once('data', (asked: Buffer) => lead(near, asked, pairs));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `socks5://127.0.0.1:${port}`, bypass: '<-loopback>' },
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
      pairs.clear();
    },
    end: () => void server.close(),
  };
}

/** Connects one stream through: the last two bytes of the request are the port. */
function lead(near: Socket, asked: Buffer, pairs: Set<[Socket, Socket]>): void {
  const far = connect(asked.readUInt16BE(asked.length - 2), '127.0.0.1', () => {
    near.write(Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0));
    near.pipe(far).pipe(near);
  });
  const pair: [Socket, Socket] = [near, far];
  pairs.add(pair);
  for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
    one.on('error', () => other.destroy());
    one.on('close', () => {
      pairs.delete(pair);
      other.destroy();
    });
  }
}
