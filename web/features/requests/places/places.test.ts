import { describe, expect, it } from 'vitest';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { placesOf } from './places.ts';

const lead = (id: string, rest: Partial<ContactedLead> = {}) =>
  ({
    id,
    status: 'pending',
    sentAt: '2026-01-01T10:00:00Z',
    replaces: null,
    ...rest,
  }) as ContactedLead;

type Shown = Omit<Parameters<typeof placesOf>[0], 'direct'> &
  Partial<Pick<Parameters<typeof placesOf>[0], 'direct'>>;

const shown = ({ direct = null, ...request }: Shown) =>
  placesOf({ direct, ...request }).map(({ lead, before }) => [
    lead?.id ?? '–',
    ...before.map(({ id }) => id),
  ]);

describe('the three places of a request', () => {
  it('hold one lead each, in the order of the request, as its results list them', () => {
    const late = lead('a', { sentAt: '2026-01-01T11:00:00Z' });
    expect(shown({ status: 'sent', leads: [lead('b'), lead('c'), late] })).toEqual([
      ['b'],
      ['c'],
      ['a'],
    ]);
  });

  it('keep a replacement in the place of the replaced lead, however often', () => {
    const leads = [
      lead('a', { status: 'denied' }),
      lead('b'),
      lead('c'),
      lead('x', { replaces: 'a', status: 'expired', sentAt: '2026-01-01T12:00:00Z' }),
      lead('y', { replaces: 'x', sentAt: '2026-01-01T13:00:00Z' }),
    ];
    expect(shown({ status: 'sent', leads })).toEqual([['y', 'x', 'a'], ['b'], ['c']]);
  });

  it('are empty while the search continues', () => {
    const leads = [lead('a', { status: 'denied' }), lead('b')];
    expect(shown({ status: 'sent', leads })).toEqual([['–', 'a'], ['b'], ['–']]);
    expect(shown({ status: 'pending', leads: [] })).toEqual([['–'], ['–'], ['–']]);
  });

  it('show how they ended once the search is over', () => {
    const leads = [lead('a', { status: 'accepted' }), lead('b', { status: 'withdrawn' })];
    expect(shown({ status: 'in_progress', leads })).toEqual([['a'], ['b']]);
  });

  it('are never more than three: active leads come first', () => {
    const ended = ['a', 'b', 'c'].map((id) => lead(id, { status: 'withdrawn' }));
    const leads = [...ended, lead('d'), lead('e')];
    expect(shown({ status: 'sent', leads })).toEqual([['–', 'a'], ['d'], ['e']]);
  });

  it('are one for a professional asked by name, and two more for others who are asked', () => {
    const luc = { professional: { id: 'luc' } } as Partial<ContactedLead>;
    const direct = { professionalId: 'luc', others: 'no' } as const;
    expect(shown({ status: 'sent', direct, leads: [lead('a', luc)] })).toEqual([['a']]);
    const others = [
      lead('b', { professional: { id: 'ben' } as never }),
      lead('c', { professional: { id: 'cy' } as never }),
    ];
    const now = { ...direct, others: 'now' } as const;
    expect(shown({ status: 'sent', direct: now, leads: [lead('a', luc), ...others] })).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
    const declined = lead('a', { ...luc, status: 'denied' });
    const [ben, cy] = others;
    const instead = [declined, { ...ben!, replaces: 'a' }, cy!];
    expect(shown({ status: 'sent', direct: now, leads: instead })).toEqual([['b', 'a'], ['c']]);
  });
});
