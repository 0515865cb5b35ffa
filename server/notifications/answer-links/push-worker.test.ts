import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pushAnswerOf } from './push-answer.ts';

// The worker as the browser runs it, with the browser around it replaced.

const file = path.join(import.meta.dirname, '../../../web/public/push-worker.js');
const href = '/answer?lang=en&token=t';
const answer = pushAnswerOf(href, 'en')!;
const lead = { title: 'New request', body: 'A tap', href, tag: 'm1', lang: 'en', answer };

const post = vi.fn<typeof fetch>();
const openWindow = vi.fn<() => Promise<void>>();
const shown: { title: string; options: { actions?: object[]; tag: string; data: object } }[] = [];
let dispatch: (type: string, event: object) => Promise<unknown>;
beforeEach(async () => {
  vi.clearAllMocks();
  shown.length = 0;
  const listeners: Record<string, (event: object) => void> = {};
  const scope = {
    location: { origin: 'https://n.test' },
    clients: { openWindow },
    registration: {
      showNotification: async (title: string, options: never) =>
        void shown.push({ title, options }),
    },
    addEventListener: (type: string, listen: () => void) => void (listeners[type] = listen),
  };
  runInNewContext(await readFile(file, 'utf8'), { self: scope, fetch: post, URL });
  dispatch = async (type, event) => {
    let work: Promise<unknown> | undefined;
    listeners[type]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
});

const receive = (payload: object) => dispatch('push', { data: { json: () => payload } });
const tap = (action: string) => {
  const { tag, data } = shown.at(-1)!.options;
  return dispatch('notificationclick', {
    action,
    notification: { tag, data, close: () => undefined },
  });
};
const answered = (ok: boolean) => post.mockResolvedValueOnce({ ok } as Response);

describe('a push message of a new lead', () => {
  it('has buttons to answer; one of anything else has none', async () => {
    await receive(lead);
    await receive({ ...lead, href: '/dashboard', answer: undefined });
    expect(shown.map(({ options }) => options.actions)).toEqual([answer.actions, []]);
  });

  it.each(['accepted', 'denied'] as const)('is %s by its button, and says so', async (status) => {
    await receive(lead);
    answered(true);
    await tap(status);
    const [path, sent] = post.mock.calls[0] ?? [];
    expect([path, sent?.method, sent?.body]).toEqual([
      '/api/lead-answers/t',
      'POST',
      JSON.stringify({ status }),
    ]);
    expect(shown.at(-1)?.title).toBe(answer.results[status].title);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens its page where the answer was refused, which says why', async () => {
    await receive(lead);
    answered(false);
    await tap('accepted');
    expect(openWindow).toHaveBeenCalledWith(`https://n.test${href}`);
    expect(shown).toHaveLength(1);
  });

  it('says that nothing was sent without a network; a tap on that opens its page', async () => {
    await receive(lead);
    post.mockRejectedValueOnce(new TypeError('no network'));
    await tap('accepted');
    expect(shown.at(-1)).toMatchObject({
      title: answer.results.unsent.title,
      options: { data: { href } },
    });
    await tap('');
    expect(openWindow).toHaveBeenCalledWith(`https://n.test${href}`);
  });

  it('answers nothing by a tap beside its buttons', async () => {
    await receive(lead);
    await tap('');
    expect(post).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(`https://n.test${href}`);
  });
});
