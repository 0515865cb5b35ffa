import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';

vi.mock('#server/platform/http/min-upload-rate.ts', () => ({
  MIN_UPLOAD_RATE: { bytesPerSecond: 65_536, graceSeconds: 1 },
}));

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

test('a call whose JSON trickles is refused, and its connection closed', async () => {
  const { id: userId } = await aCustomer(site, 'Marie');
  const now = site.platform.clock.now();
  const { token } = await openSession(site.platform.db, { userId, oldToken: undefined, now });
  const { port, host } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /api/requests HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${site.url}`,
    `Cookie: ${SESSION_COOKIE}=${token}`,
    'Content-Type: application/json',
    'Content-Length: 60000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const drip = setInterval(() => socket.write(' '), 100);
  // Its end is that of the connection.
  const answer = await text(socket);
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"too_slow"');
}, 30_000);
