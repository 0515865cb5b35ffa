import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERED_FOR } from '#contract/answered-for.ts';
import { answerCaches, deleteAnswers } from '#web/lib/offline/stored-answers.ts';
import { answerRead, forgetAnswers, startStoring, stopStoring } from './answers.ts';

beforeEach(startStoring);
afterEach(() => vi.unstubAllGlobals());

const READ = 'https://site.example/api/user/requests';
const PORTRAIT = 'https://site.example/portraits/7.svg';

/** Caches of a browser; what `opening` returns is waited for before one is opened. */
function stubCaches(opening: () => Promise<void>): void {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    await opening();
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (url: string, answer: Response) => void entries.set(url, answer),
      delete: async (url: string) => entries.delete(url),
      keys: async () => [...entries.keys()],
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async () => undefined,
  });
}

/** Has the worker answer a read of Ann's, and returns when its answer is stored or dropped. */
function readAsAnn(): Promise<void> {
  return read(READ, { [ANSWERED_FOR]: 'ann' });
}

async function read(address: string, headers: Record<string, string>): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response('[]', { headers }));
  const work: Promise<unknown>[] = [];
  const event = {
    request: new Request(address),
    waitUntil: (one: Promise<unknown>) => work.push(one),
  };
  await answerRead(event as unknown as FetchEvent);
  await Promise.all(work);
}

test('an answer is stored for its person, and forgotten with them', async () => {
  stubCaches(async () => {});
  await readAsAnn();
  expect(await answerCaches()).toEqual(['nearhand-answers:ann']);
  await forgetAnswers();
  expect(await answerCaches()).toEqual([]);
});

test('an answer that is being stored while somebody leaves is not left behind', async () => {
  stubCaches(forgetAnswers);
  await readAsAnn();
  expect(await answerCaches()).toEqual([]);
});

test.each([
  ['an answer', readAsAnn],
  ['a drawing', () => read(PORTRAIT, {})],
])('%s that is fetched once somebody is leaving is not stored', async (_, readOne) => {
  stubCaches(async () => {});
  await readAsAnn();
  await deleteAnswers();
  stopStoring();
  await readOne();
  expect(await answerCaches()).toEqual([]);
  startStoring();
  await readAsAnn();
  expect(await answerCaches()).toEqual(['nearhand-answers:ann']);
});

// A page that somebody left draws faces at once: they come while it tells the worker.
test.each([0, 1, 2, 3, 4, 5, 6])(
  'a drawing that is fetched %i turns before somebody leaves is not left behind',
  async (turns) => {
    stubCaches(async () => {});
    await readAsAnn();
    const drawing = read(PORTRAIT, {});
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await Promise.all([drawing, forgetAnswers(), read(PORTRAIT, {})]);
    expect(await answerCaches()).toEqual([]);
  },
);
