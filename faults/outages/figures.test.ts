import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import type { Outage } from './outage.ts';

// What an outage must not do is named, where it is planted.

const outage: Outage = {
  name: 'planted',
  seconds: 10,
  begin: () => () => {},
  during: { ready: 'refuses', read: 'serves', write: 'refuses', plan: 'either' },
  answerMs: 5000,
  limitsMs: { plan: 8000 },
};
const span = { began: 1000, ended: 11_000, recovered: 12_000 };
const good = { at: 2000, ms: 100, status: 200 };
const refused = { at: 2000, ms: 100, status: 503 };
const late = { ...refused, ms: 9000 };
const calls = { health: [good], ready: [refused], read: [good], write: [refused], suggest: [] };

it('nothing is said of an outage that went as it should', () => {
  expect(figuresOf(outage, span, calls).faults).toEqual([]);
});

it.each([
  ['a health check that fails', { health: [refused] }, span, 'planted: health answered 503'],
  ['a node that calls itself ready', { ready: [good] }, span, 'planted: ready was never refused'],
  ['an error', { write: [refused, { ...good, status: 500 }] }, span, 'planted: write answered 500'],
  ['no answer', { read: [{ ...good, status: 0 }] }, span, 'planted: read answered 0'],
  ['a call that hangs', { read: [{ ...good, ms: 9000 }] }, span, 'planted: read took 9.0 s'],
  ['a call that may take longer, and hangs', { plan: [late] }, span, 'planted: plan took 9.0 s'],
  [
    'a kind of calls that stays away',
    {},
    { ...span, allRecovered: 62_000 },
    'planted: all kinds of calls recovered after 51.0 s',
  ],
  ['no way back', {}, { ...span, recovered: 71_000 }, 'planted: recovered after 60.0 s'],
])('%s is named', (_, planted, moments, fault) => {
  expect(figuresOf(outage, moments, { ...calls, ...planted }).faults).toEqual([fault]);
});
