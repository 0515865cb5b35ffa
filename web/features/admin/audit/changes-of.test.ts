import { expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

it('tells what differs, and leaves out what stayed', () => {
  const before = { status: 'sent', openLeads: 2, name: 'x' };
  const after = { status: 'cancelled', openLeads: 0, name: 'x' };
  expect(changesOf({ before, after })).toEqual([
    { name: 'status', before: 'sent', after: 'cancelled' },
    { name: 'open leads', before: '2', after: '0' },
  ]);
});

it('tells what was not there before, and what is no more', () => {
  expect(changesOf({ before: null, after: { columns: ['id', 'name'], reads: true } })).toEqual([
    { name: 'columns', before: undefined, after: 'id, name' },
    { name: 'reads', before: undefined, after: 'true' },
  ]);
  expect(changesOf({ before: { outcome: null }, after: null })).toEqual([
    { name: 'outcome', before: '–', after: undefined },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});
