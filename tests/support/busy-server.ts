import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Hono } from 'hono';
import { listen } from '#server/app/listen.ts';

// A worker thread whose server listens while its event loop stands still until it is woken; from then
// on each turn of the loop takes a while. Its answer is the number of the turn.

const gate = workerData as Int32Array;
let turn = 0;
const app = new Hono().get('/', (context) => context.text(`${turn}`));
const door = { headers: new Map(), isDraining: () => false, turnAway: () => false };
const { port } = await listen(app, { host: '127.0.0.1', port: 0 }, door);
parentPort?.postMessage(port);
// The message leaves before the loop stands.
await nextTurn();
Atomics.wait(gate, 0, 0);
for (; ; turn += 1) {
  const end = performance.now() + 5;
  while (performance.now() < end);
  await nextTurn();
}
