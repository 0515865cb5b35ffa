import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, startLiveNodes, type LiveNodes } from '#tests/support/live-nodes.ts';
import { patiently } from '#tests/support/patience.ts';

let nodes: LiveNodes;
beforeEach(async () => void (nodes = await startLiveNodes()));
afterEach(() => nodes.stop());

describe('a page', () => {
  it('needs a session', async () => {
    const { open } = await nodes.node();
    expect((await open('nobody')).status).toBe(401);
  });

  it('is sent without buffering and caching', async () => {
    const { open } = await nodes.node();
    const { headers } = await open('ana-token');
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([headers.get('cache-control'), headers.get('x-accel-buffering')]).toEqual([
      'no-store',
      'no',
    ]);
  });

  it('receives an event at once and a heartbeat every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { open } = await nodes.node();
    const page = await open('ana-token');
    const beats = () => page.text.match(/^event: beat\ndata: \{\}\n\n/gm)?.length;
    await vi.waitFor(() => expect(beats()).toBe(1), patiently);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(beats()).toBe(3), patiently);
  });

  it('is closed with a goodbye when its session ends, for any reason', async () => {
    const { open } = await nodes.node();
    const [anas, bens] = [await open('ana-token'), await open('ben-token')];
    nodes.sessions.delete('ana-token');
    await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, proven_at, expires_at)
      values ('\\x01', ${ana}, now(), now(), now(), now())`.execute(nodes.database.db);
    await sql`delete from sessions`.execute(nodes.database.db);
    await vi.waitFor(() => expect(anas.ended).toBe(true), patiently);
    expect(anas.text).toContain('event: bye\n');
    expect(bens.ended).toBe(false);
  });

  it('is closed when the server stops, and removed when it leaves', async () => {
    const { live, open } = await nodes.node();
    const [staying, leaving] = [await open('ana-token'), await open('ana-token')];
    await leaving.leave();
    await vi.waitFor(() => expect(live.countSubscribers()).toBe(1), patiently);
    await live.stop();
    await vi.waitFor(() => expect(staying.text).toContain('event: bye\n'), patiently);
  });

  it('that leaves before the server knows whose it is leaves nothing behind', async () => {
    const { live, open, connections } = await nodes.node();
    const known = Promise.withResolvers<void>();
    nodes.asking.until = known.promise;
    const leaving = new AbortController();
    const left = open('ana-token', undefined, leaving.signal);
    await vi.waitFor(async () => expect(await connections()).toBe(1), patiently);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await connections()).toBe(0), patiently);
    known.resolve();
    await open('ana-token');
    expect(live.countSubscribers()).toBe(1);
  });

  it('is refused when the person has ten open already', async () => {
    const { open } = await nodes.node();
    for (let count = 0; count < 10; count += 1) expect((await open('ana-token')).status).toBe(200);
    expect((await open('ana-token')).status).toBe(429);
    expect((await open('ben-token')).status).toBe(200);
  });
});
