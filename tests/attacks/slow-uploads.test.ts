import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';

// Some people begin more uploads than the server works on at a time, and never end them.

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

/** Sends the head of an upload and its first bytes, and then nothing more. */
async function beginUpload(userId: string, first: Buffer): Promise<void> {
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
}

test('others go on uploading', async () => {
  const drawing = await aDrawing();
  for (let number = 0; number < SLOW_PEOPLE; number += 1) {
    const slow = await aCustomer(site, `Slow ${number}`);
    for (let upload = 0; upload < UPLOADS_OF_ONE; upload += 1) {
      await beginUpload(slow.id, drawing.subarray(0, 40));
    }
  }
  const mia = await aCustomer(site, 'Mia');
  const body = new Blob([drawing as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  const made = await mia.call(uploadFile, { query: { purpose: 'request', name: 'a.png' }, body });
  expect(made.id).toBeTruthy();
}, 30_000);
