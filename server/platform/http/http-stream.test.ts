import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { memoryLog, type MemoryLog } from '#tests/support/log.ts';
import { patiently } from '#tests/support/patience.ts';
import { logCalls } from './observer.ts';
import { mountRoutes } from './http.ts';
import { route } from './route.ts';
import { LoadShedder } from './load-shedding.ts';

const list = endpoint({
  method: 'GET',
  path: '/api/list',
  audience: 'anyone',
  summary: 'A list',
  response: 'file',
  errors: [],
});

let log: MemoryLog;
let server: Server | undefined;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  log = memoryLog();
  printed.mockClear();
});
afterEach(() => server?.close().closeAllConnections());

const failure = Object.assign(new Error('value of ana@example.com'), { code: '22P02' });

/** A server whose only call sends this many parts and then fails, or never ends. */
async function serve(content: () => AsyncGenerator<Uint8Array>): Promise<string> {
  const app = new Hono();
  const answer = { mediaType: 'text/csv', name: 'list.csv', inline: false };
  mountRoutes(app, [route(list, async () => ({ ...answer, content: content() }))], {
    publicUrl: 'http://localhost',
    languages: { offeredLanguages: UNDERSTOOD_LANGUAGES, defaultLanguage: 'en' },
    trustedProxies: 0,
    identify: async () => null,
    log,
    observe: logCalls(log),
    shedder: new LoadShedder(),
  });
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${list.path}`;
}

async function* failsAfter(parts: number) {
  for (let sent = 0; sent < parts; sent += 1) {
    yield Buffer.alloc(70_000, 'x');
    await new Promise((resolve) => void setImmediate(resolve));
  }
  throw failure;
}

const statuses = () => log.lines.flatMap(({ facts }) => ('status' in facts ? [facts.status] : []));

describe('a stream', () => {
  it('that fails half-way is no complete file, and its failure is logged once, by us', async () => {
    const url = await serve(() => failsAfter(3));
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(statuses()).toEqual([500]), patiently);
    expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'stream broke off'],
      ['error', 'call failed'],
    ]);
    expect(printed).not.toHaveBeenCalled();
  });

  it('that fails at its beginning is refused like any call', async () => {
    const answer = await fetch(await serve(() => failsAfter(0)));
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'server_error' }),
    ]);
    expect(statuses()).toEqual([500]);
  });

  it('whose client disconnects is logged as aborted, and read no further', async () => {
    let read = 0;
    const url = await serve(async function* endless() {
      for (;;) yield await Promise.resolve(Buffer.alloc(70_000, `${(read += 1)}`));
    });
    const leaving = new AbortController();
    await fetch(url, { signal: leaving.signal });
    leaving.abort();
    await vi.waitFor(() => expect(statuses()).toEqual([499]), patiently);
  });

  it('that ends is logged at its end', async () => {
    const url = await serve(async function* whole() {
      yield await Promise.resolve(Buffer.from('a,b\n'));
    });
    expect(await (await fetch(url)).text()).toBe('a,b\n');
    await vi.waitFor(() => expect(statuses()).toEqual([200]), patiently);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });
});
