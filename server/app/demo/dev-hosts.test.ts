import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let app: StartedApp;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'http://nearhand.test:8080' } });
});
afterAll(() => app.stop());

/** The status of a page requested under another host name, as in DNS rebinding. */
function under(host: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

const pages = [
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/clock',
  '/dev/google/auth',
  '/dev/stripe/x',
];

it.each(pages)('%s is refused under a foreign host name', async (path) => {
  for (const host of ['evil.example', 'evil.example:80', 'localhost.evil.example']) {
    expect(await under(host, path)).toBe(421);
  }
});

it.each([
  'localhost:3000',
  'demo.localhost',
  '127.0.0.1',
  '[::1]:3000',
  '192.168.1.20:3000',
  'nearhand.test:8080',
])('they open under %s', async (host) => {
  expect(await under(host, '/dev/outbox')).toBe(200);
});
