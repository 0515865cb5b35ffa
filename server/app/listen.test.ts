import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

// Where the system may keep no further connection it drops them: callers try again after one, three,
// seven seconds, and some are cut off in the end.
it('connections that come by the thousand while the loop stands are kept, and soon served', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const server = new Worker(new URL('../../tests/support/busy-server.ts', import.meta.url), {
    workerData: gate,
  });
  const [port] = (await once(server, 'message')) as [number];
  const sockets = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const socket = connect({ port, host: '127.0.0.1' });
      await once(socket, 'connect');
      return socket;
    }),
  );
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  const asked = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  for (const socket of sockets) socket.write(asked);
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  await server.terminate();
  const turns = answers.map((answer) => Number(answer.split('\r\n\r\n')[1]));
  // One in a turn would take a thousand.
  expect(Math.max(...turns)).toBeLessThan(500);
}, 60_000);
