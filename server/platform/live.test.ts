import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { memoryLog } from '#tests/support/log.ts';
import { SESSION_COOKIE } from './http-cookies.ts';
import { deleteOldEvents } from './live-queries.ts';
import { EVENTS_PATH, mountEvents } from './live-route.ts';
import { makeLive, type LiveStream } from './live.ts';
import type { Session } from './route.ts';
import { uuidv7 } from './uuid.ts';

const ana = uuidv7();
const ben = uuidv7();
const nodes: (() => Promise<void>)[] = [];
let database: FreshDatabase;
let sessions: Map<string, string>;

beforeEach(async () => {
  database = await freshDatabase();
  sessions = new Map([
    ['ana-token', ana],
    ['ben-token', ben],
  ]);
  for (const id of [ana, ben]) {
    await sql`insert into users (id, role, name, auth_provider, language)
      values (${id}, 'customer', 'A', 'email', 'en')`.execute(database.db);
  }
});

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((stop) => stop()));
  await database.drop();
});

async function node() {
  const { connection, db } = database;
  const live = makeLive({ connection, db, log: memoryLog() });
  const app = new Hono();
  const options = {
    publicUrl: 'http://localhost',
    defaultLanguage: 'en',
    trustedProxies: 0,
  } as const;
  mountEvents(app, live, { ...options, identify, log: memoryLog(), observe: () => {} });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await Promise.all([live.start(), once(server.listen(0, '127.0.0.1'), 'listening')]);
  nodes.push(async () => {
    await live.stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { live, open: (token: string, lastEventId?: string) => open(port, token, lastEventId) };
}

async function identify(token: string): Promise<Session | null> {
  const userId = sessions.get(token);
  const rest = {
    id: 's1',
    provenAt: new Date('2026-11-20T12:00:00Z'),
    addressProven: false,
    role: 'customer',
    professionalId: null,
    name: '',
    email: null,
    phone: null,
  } as const;
  return userId === undefined ? null : { userId, ...rest };
}

/** Opens a page's stream and collects what it says. */
async function open(port: number, token: string, lastEventId?: string) {
  const headers = { cookie: `${SESSION_COOKIE}=${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${EVENTS_PATH}`, {
    headers: lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId },
  });
  const page = { status: answer.status, headers: answer.headers, text: '', ended: false, leave };
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  async function leave() {
    await reader?.cancel();
  }
  const read = async () => {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      page.text += part.value;
    }
  };
  void read()
    .catch(() => {})
    .finally(() => (page.ended = true));
  return page;
}

function tell(live: LiveStream, userId: string, ...messageIds: string[]) {
  const event = (messageId: string): LiveEvent => ({
    type: 'message.sent',
    requestId: 'r',
    messageId,
  });
  return database.db.transaction().execute((tx) =>
    live.publish(
      tx,
      messageIds.map((id) => ({ userId, event: event(id) })),
    ),
  );
}

function messagesIn(text: string): string[] {
  return [...text.matchAll(/"messageId":"([^"]+)"/g)].map((match) => match[1] ?? '');
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/^id: (\d+)$/gm)].map((match) => match[1] ?? '');
}

const quickly = { timeout: 5000, interval: 5 };

describe('the live stream', () => {
  it('reaches a page on another node, and nobody else', async () => {
    const [a, b] = [await node(), await node()];
    const [anas, bens] = [await b.open('ana-token'), await b.open('ben-token')];
    await tell(a.live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(anas.text)).toEqual(['m1']), quickly);
    await tell(a.live, ben, 'm2');
    await vi.waitFor(() => expect(messagesIn(bens.text)).toEqual(['m2']), quickly);
    expect(messagesIn(anas.text)).toEqual(['m1']);
    expect(anas.text).toMatch(/^retry: 3000\n\nid: \d+\ndata: \{"type":"message\.sent"/);
  });

  it('says what is of the moment on another node, to resume after nothing of it', async () => {
    const [a, b] = [await node(), await node()];
    const [anas, bens] = [await b.open('ana-token'), await b.open('ben-token')];
    await a.live.sayNow(ana, { type: 'typing', requestId: 'r: with, signs' });
    await vi.waitFor(() => expect(anas.text).toContain('"typing"'), quickly);
    expect(anas.text).toContain('data: {"type":"typing","requestId":"r: with, signs"}\n\n');
    expect([idsIn(anas.text), bens.text.includes('typing')]).toEqual([[], false]);
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const { live, open } = await node();
    const page = await open('ana-token');
    const event: LiveEvent = { type: 'request.changed', requestId: 'undone' };
    const undone = database.db.transaction().execute(async (tx) => {
      await live.publish(tx, [{ userId: ana, event }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await tell(live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1']), quickly);
    expect(page.text).not.toContain('undone');
  });

  it('carries as much as one transaction says', async () => {
    const { live, open } = await node();
    const page = await open('ana-token');
    const many = Array.from({ length: 350 }, (_, index) => `m${index}`);
    await tell(live, ana, ...many.slice(0, 150));
    await vi.waitFor(() => expect(messagesIn(page.text)).toHaveLength(150), quickly);
    await tell(live, ana, ...many.slice(150));
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(many), quickly);
  });

  it('resumes after a gap, on whichever node', async () => {
    const [a, b] = [await node(), await node()];
    const page = await a.open('ana-token');
    await tell(a.live, ana, 'm1');
    await vi.waitFor(() => expect(idsIn(page.text)).toHaveLength(1), quickly);
    await page.leave();
    await tell(a.live, ana, 'm2', 'm3');
    await tell(a.live, ben, 'for ben');
    const again = await b.open('ana-token', idsIn(page.text)[0]);
    await tell(a.live, ana, 'm4');
    await vi.waitFor(() => expect(messagesIn(again.text)).toEqual(['m2', 'm3', 'm4']), quickly);
  });

  it('finds on resuming what was committed later under a smaller id', async () => {
    const { live, open } = await node();
    let commit = () => {};
    const slow = database.db.transaction().execute(async (tx) => {
      const event: LiveEvent = { type: 'request.changed', requestId: 'slow' };
      await live.publish(tx, [{ userId: ana, event }]);
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await vi.waitFor(() => expect(commit.toString()).not.toBe('() => {}'), quickly);
    const page = await open('ana-token');
    await tell(live, ana, 'fast');
    await vi.waitFor(() => expect(idsIn(page.text)).toHaveLength(1), quickly);
    await page.leave();
    commit();
    await slow;
    const again = await open('ana-token', idsIn(page.text)[0]);
    await vi.waitFor(() => expect(again.text).toContain('"slow"'), quickly);
  });

  it('replays what was said while its own connection was lost', async () => {
    const [a, b] = [await node(), await node()];
    const page = await b.open('ana-token');
    await tell(a.live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1']), quickly);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nearhand live' and datname = current_database()`.execute(
      database.db,
    );
    await tell(a.live, ana, 'm2');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2']), quickly);
    await tell(a.live, ana, 'm3');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2', 'm3']), quickly);
  });
});

describe('a page', () => {
  it('needs a session', async () => {
    const { open } = await node();
    expect((await open('nobody')).status).toBe(401);
  });

  it('is told not to be buffered or kept', async () => {
    const { open } = await node();
    const { headers } = await open('ana-token');
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([headers.get('cache-control'), headers.get('x-accel-buffering')]).toEqual([
      'no-store',
      'no',
    ]);
  });

  it('is closed with a goodbye when its session ends, whoever ended it', async () => {
    const { open } = await node();
    const [anas, bens] = [await open('ana-token'), await open('ben-token')];
    sessions.delete('ana-token');
    await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, proven_at, expires_at)
      values ('\\x01', ${ana}, now(), now(), now(), now())`.execute(database.db);
    await sql`delete from sessions`.execute(database.db);
    await vi.waitFor(() => expect(anas.ended).toBe(true), quickly);
    expect(anas.text).toContain('event: bye\n');
    expect(bens.ended).toBe(false);
  });

  it('is closed when the server stops, and forgotten when it leaves', async () => {
    const { live, open } = await node();
    const [staying, leaving] = [await open('ana-token'), await open('ana-token')];
    await leaving.leave();
    await vi.waitFor(() => expect(live.countSubscribers()).toBe(1), quickly);
    await live.stop();
    await vi.waitFor(() => expect(staying.text).toContain('event: bye\n'), quickly);
  });

  it('is refused when the person has ten open already', async () => {
    const { open } = await node();
    for (let count = 0; count < 10; count += 1) expect((await open('ana-token')).status).toBe(200);
    expect((await open('ana-token')).status).toBe(429);
    expect((await open('ben-token')).status).toBe(200);
  });
});

it('forgets events after a day', async () => {
  const { live } = await node();
  await tell(live, ana, 'old', 'new');
  await sql`update live_events set created_at = now() - interval '25 hours'
    where event->>'messageId' = 'old'`.execute(database.db);
  await deleteOldEvents(database.db);
  const { rows } = await sql<{
    id: string;
  }>`select event->>'messageId' as id from live_events`.execute(database.db);
  expect(rows).toEqual([{ id: 'new' }]);
});
