import * as z from 'zod/mini';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { professionSlug } from '#contract/professionals/profession-slug.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { hasGaps, readTolerantly } from './tolerant-reading.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => void (warn = vi.spyOn(console, 'warn').mockReturnValue()));

const lead = z.object({ id: z.string(), status: z.enum(['pending', 'accepted']) });
const list = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['sent', 'cancelled']),
    createdAt: z.iso.datetime(),
    endedAt: z.nullable(z.iso.datetime()),
    actions: z.array(z.enum(['cancel'])),
    leads: z.array(lead),
  }),
);

const row = (id: string, rest: object = {}) => ({
  id,
  status: 'sent',
  createdAt: '2026-11-20T12:00:00Z',
  endedAt: null,
  actions: ['cancel'],
  leads: [{ id: 'l1', status: 'pending' }],
  ...rest,
});

describe('a list', () => {
  it('keeps an unknown value', () => {
    const answer = [row('a', { status: 'on_hold' }), row('b')];
    expect(readTolerantly(list, structuredClone(answer))).toEqual(answer);
  });

  it('keeps a trade that nobody has heard of, and no other value that is none', () => {
    const trades = z.array(z.object({ trade: professionSlug }));
    const answer = [{ trade: 'astronaut' }, { trade: 'trade-1001' }, { trade: 'plumber' }];
    expect(readTolerantly(trades, structuredClone(answer))).toEqual(answer);
    expect(readTolerantly(trades, [{ trade: 7 }, answer[0]])).toEqual([answer[0]]);
  });

  it('keeps only known allowed actions', () => {
    const answer = readTolerantly(list, [row('a', { actions: ['rebook', 'cancel'] })]);
    expect(answer).toEqual([row('a')]);
  });

  it.each([{ createdAt: undefined }, { createdAt: null }, { createdAt: 'soon' }, { endedAt: '' }])(
    'keeps a row whose date is missing or invalid: %o',
    (odd) => {
      expect(readTolerantly(list, [row('a', odd), row('b')])).toEqual([row('a', odd), row('b')]);
    },
  );

  it('leaves out only invalid rows, the innermost ones', () => {
    const broken = row('c', { leads: [{ status: 'pending' }, { id: 'l2', status: 'gone' }] });
    const answer = [row('a'), null, 'text', row('b', { id: 7 }), broken];
    const read = readTolerantly(list, answer) as object;
    expect(hasGaps(read)).toBe(true);
    expect(read).toEqual([row('a'), row('c', { leads: [{ id: 'l2', status: 'gone' }] })]);
  });

  it('logs each problem once to the console', () => {
    const badge = z.array(z.object({ badge: z.string() }));
    for (const number of [1, 2, 3]) readTolerantly(badge, [{ badge: 'new' }, { badge: number }]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(' badge: ')]]);
  });
});

it('anything else that is invalid is refused', () => {
  expect(() => readTolerantly(lead, { status: 'pending' })).toThrow(z.core.$ZodError);
  expect(() => readTolerantly(list, { rows: [] })).toThrow(z.core.$ZodError);
});

it('unknown fields are dropped where all else is valid', () => {
  expect(readTolerantly(lead, { id: 'a', status: 'pending', colour: 'red' })).toEqual({
    id: 'a',
    status: 'pending',
  });
});

it('a conversation shows its valid messages', () => {
  const { response } = listMessages;
  expect(readTolerantly(response, [{ id: 'unreadable' }])).toEqual([]);
});
