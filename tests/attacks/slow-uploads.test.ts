import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, type Customer } from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';

vi.mock('#server/platform/http/min-upload-rate.ts', () => ({
  MIN_UPLOAD_RATE: { bytesPerSecond: 4096, graceSeconds: 1 },
}));

// Slow-loris uploads: more are begun than the server processes at a time, and never finished.

const SLOW_PEOPLE = 5;
const UPLOADS_OF_ONE = 3;

let site: StartedApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop();
});

/** Sends the headers of an upload and its first bytes, and then nothing more. */
async function beginUpload(userId: string, first: Buffer): Promise<Socket> {
  const now = site.platform.clock.now();
  const { token } = await openSession(site.platform.db, { userId, oldToken: undefined, now });
  const { port, host } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  const head = [
    'POST /api/files?purpose=request&name=a.png HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${site.url}`,
    `Cookie: ${SESSION_COOKIE}=${token}`,
    'Content-Type: image/png',
    'Content-Length: 100000',
  ];
  await new Promise<void>((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(first, () => resolve());
  });
  return socket;
}

async function uploadWhole(person: Customer, drawing: Buffer): Promise<string> {
  const body = new Blob([drawing as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  const query = { purpose: 'request', name: 'a.png' } as const;
  return (await person.call(uploadFile, { query, body })).id;
}

test('others can still upload', async () => {
  const drawing = await aDrawing();
  for (let number = 0; number < SLOW_PEOPLE; number += 1) {
    const slow = await aCustomer(site, `Slow ${number}`);
    for (let upload = 0; upload < UPLOADS_OF_ONE; upload += 1) {
      await beginUpload(slow.id, drawing.subarray(0, 40));
    }
  }
  const mia = await aCustomer(site, 'Mia');
  expect(await uploadWhole(mia, drawing)).toBeTruthy();
}, 30_000);

test('slow uploads are refused, and release their slots', async () => {
  const drawing = await aDrawing();
  const zoe = await aCustomer(site, 'Zoe');
  const trickles: Socket[] = [];
  for (let upload = 0; upload < UPLOADS_OF_ONE; upload += 1) {
    trickles.push(await beginUpload(zoe.id, drawing.subarray(0, 40)));
  }
  const dripping = setInterval(() => trickles.forEach((socket) => socket.write('x')), 50);
  const answers = Promise.all(trickles.map((socket) => text(socket)));
  expect(await uploadWhole(zoe, drawing)).toBeTruthy();
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"too_slow"/);
  clearInterval(dripping);
}, 30_000);
