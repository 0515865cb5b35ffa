import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ana,
  idsIn,
  messagesIn,
  startLiveNodes,
  type LiveNodes,
} from '#tests/support/live-nodes.ts';
import { patiently } from '#tests/support/patience.ts';
import { beginEventStream } from './sse.ts';

const MISSED = 3000;

describe('a page that resumes', () => {
  let nodes: LiveNodes;
  beforeEach(async () => void (nodes = await startLiveNodes()));
  afterEach(() => nodes.stop());

  /** Events of a day in which Ana was away, and how many there are; their ids begin at 1. */
  const aBusyDay = async () => {
    await sql`insert into live_events (user_id, event)
      select ${ana}, jsonb_build_object('type', 'message.sent', 'requestId', 'r', 'messageId', 'm' || n)
      from generate_series(1, ${sql.lit(MISSED)}) n`.execute(nodes.database.db);
    return Array.from({ length: MISSED }, (_, index) => `m${index + 1}`);
  };

  it('hears of everything it missed, however much, and of what happens meanwhile', async () => {
    const { live, open } = await nodes.node();
    const missed = await aBusyDay();
    const page = await open('ana-token', '1');
    await nodes.publish(live, ana, 'new');
    const all = [...missed.slice(1), 'new'];
    await vi.waitFor(() => expect(messagesIn(page.text)).toHaveLength(all.length), patiently);
    expect(messagesIn(page.text)).toEqual(all);
    expect(page.ended).toBe(false);
  });

  it('never goes back behind where it was: it would not get on where its stream breaks again', async () => {
    const { open } = await nodes.node();
    await aBusyDay();
    const page = await open('ana-token', String(MISSED - 10));
    await vi.waitFor(() => expect(messagesIn(page.text)).toHaveLength(MISSED - 1), patiently);
    expect(idsIn(page.text)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(MISSED - 9 + index)),
    );
  });
});

it('a page that does not read what it missed is closed after half a minute', async () => {
  const ended = vi.fn<() => void>();
  const replayed = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    const stream = beginEventStream(response, {}, ended);
    const large = { type: 'request.changed', requestId: 'r'.repeat(1_000_000) } as const;
    const rows = Array.from({ length: 50 }, (_row, id) => ({
      id: id + 1,
      userId: ana,
      event: large,
    }));
    void stream.replay(rows, 0).then(replayed.resolve);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = get({ port: (server.address() as AddressInfo).port, agent: false });
  asked.on('error', () => {});
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  vi.advanceTimersByTime(29_000);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  await replayed.promise;
  vi.useRealTimers();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), patiently);
  asked.destroy();
  server.close();
});
