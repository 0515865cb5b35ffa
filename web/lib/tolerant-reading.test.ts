import * as z from 'zod/mini';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
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
  it('keeps a value that it does not know', () => {
    const answer = [row('a', { status: 'on_hold' }), row('b')];
    expect(readTolerantly(list, structuredClone(answer))).toEqual(answer);
  });

  it('offers of what may be done only what it knows', () => {
    const answer = readTolerantly(list, [row('a', { actions: ['rebook', 'cancel'] })]);
    expect(answer).toEqual([row('a')]);
  });

  it.each([{ createdAt: undefined }, { createdAt: null }, { createdAt: 'soon' }, { endedAt: '' }])(
    'keeps a row whose date is missing or none: %o',
    (odd) => {
      expect(readTolerantly(list, [row('a', odd), row('b')])).toEqual([row('a', odd), row('b')]);
    },
  );

  it('leaves out only the rows that cannot be read, the innermost ones', () => {
    const broken = row('c', { leads: [{ status: 'pending' }, { id: 'l2', status: 'gone' }] });
    const answer = [row('a'), null, 'text', row('b', { id: 7 }), broken];
    const read = readTolerantly(list, answer) as object;
    expect(hasGaps(read)).toBe(true);
    expect(read).toEqual([row('a'), row('c', { leads: [{ id: 'l2', status: 'gone' }] })]);
  });

  it('says so in the console, each thing once', () => {
    const badge = z.array(z.object({ badge: z.string() }));
    for (const number of [1, 2, 3]) readTolerantly(badge, [{ badge: 'new' }, { badge: number }]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(' badge: ')]]);
  });
});

it('what is no list and cannot be read is refused', () => {
  expect(() => readTolerantly(lead, { status: 'pending' })).toThrow(z.core.$ZodError);
  expect(() => readTolerantly(list, { rows: [] })).toThrow(z.core.$ZodError);
});

it('fields that it does not know are left away where all else is read', () => {
  expect(readTolerantly(lead, { id: 'a', status: 'pending', colour: 'red' })).toEqual({
    id: 'a',
    status: 'pending',
  });
});

it('a conversation shows what it can read of it', () => {
  const { response } = listMessages;
  expect(readTolerantly(response, [{ id: 'unreadable' }])).toEqual([]);
});
