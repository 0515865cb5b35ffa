import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchPublic, fetchPublicBytes, type FetchLimits } from './fetch-public.ts';

const LIMITS: FetchLimits = { maxBytes: 1000, timeoutMs: 2000, maxRedirects: 2 };
/** This machine stands in for the public internet; nothing else does. */
const HERE = {
  protocols: ['http:'],
  isAllowed: (address: string) => address === '127.0.0.1' || address === '::1',
};

let server: Server | undefined;
let asked: string[] = [];
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

/** A server on this machine; returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failed = (failure: string) => ({ failure });

describe('an address that a person gave us', () => {
  test('is read, through redirects', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/there') response.end('BEGIN:VCALENDAR');
      else response.writeHead(302, { location: '/there' }).end();
    });
    expect(await fetchPublic(`${origin}/here`, LIMITS, HERE)).toBe('BEGIN:VCALENDAR');
  });

  test.each([
    'http://93.184.215.14/calendar.ics',
    'https://127.0.0.1/calendar.ics',
    'https://[::1]/calendar.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/latest/meta-data',
    'https://2130706433/calendar.ics',
    'https://0x7f.1/calendar.ics',
    'https://user:word@example.com/calendar.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
    'not an address',
  ])('is not called: %s', async (address) => {
    await expect(fetchPublic(address, LIMITS)).rejects.toMatchObject(failed('not_allowed'));
  });

  test('is not called where its name resolves to this machine', async () => {
    const origin = await serve((_, response) => response.end('secret'));
    const named = origin.replace('127.0.0.1', 'localhost');
    const reach = { protocols: ['http:'], isAllowed: () => false };
    await expect(fetchPublic(named, LIMITS, reach)).rejects.toMatchObject(failed('not_allowed'));
    expect(asked).toEqual([]);
  });

  test('is not followed to where it may not lead', async () => {
    let target = '';
    const origin = await serve(({ url }, response) => {
      if (url === '/inside') response.end('secret');
      else response.writeHead(302, { location: target }).end();
    });
    for (target of ['http://169.254.169.254/', 'http://10.0.0.1/', 'file:///etc/passwd']) {
      const following = fetchPublic(`${origin}/`, LIMITS, HERE);
      await expect(following).rejects.toMatchObject(failed('not_allowed'));
    }
    target = '/again';
    const endless = fetchPublic(`${origin}/`, LIMITS, HERE);
    await expect(endless).rejects.toMatchObject(failed('unreachable'));
    expect(asked).toHaveLength(3 + 3);
  });

  test('is called under the names that are allowed only', async () => {
    const origin = await serve((_, response) => response.end('picture'));
    const named = (isHost: boolean) => ({ ...HERE, isHost: () => isHost });
    expect(String(await fetchPublicBytes(origin, LIMITS, named(true)))).toBe('picture');
    const other = fetchPublicBytes(origin, LIMITS, named(false));
    await expect(other).rejects.toMatchObject(failed('not_allowed'));
    expect(asked).toHaveLength(1);
  });

  test('is given up where it is too large, too slow, or no answer', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/large') response.end('x'.repeat(1001));
      else if (url === '/missing') response.writeHead(404).end();
      else response.write('never ends');
    });
    const read = (path: string, change: Partial<FetchLimits> = {}) =>
      fetchPublic(`${origin}${path}`, { ...LIMITS, ...change }, HERE);
    await expect(read('/large')).rejects.toMatchObject(failed('too_large'));
    await expect(read('/missing')).rejects.toMatchObject(failed('unreachable'));
    await expect(read('/slow', { timeoutMs: 50 })).rejects.toMatchObject(failed('unreachable'));
  });
});
