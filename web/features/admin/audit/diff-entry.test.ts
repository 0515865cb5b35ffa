import { expect, it } from 'vitest';
import { diffEntry } from './diff-entry.ts';

it('lists the differences, and leaves out what is unchanged', () => {
  const before = { status: 'sent', openLeads: 2, name: 'x', columns: ['id'] };
  const after = { status: 'cancelled', openLeads: 0, name: 'x', columns: ['id'] };
  expect(diffEntry({ before, after })).toEqual([
    { field: 'status', before: 'sent', after: 'cancelled' },
    { field: 'openLeads', before: 2, after: 0 },
  ]);
});

it('lists added and removed fields', () => {
  expect(diffEntry({ before: null, after: { columns: ['id', 'name'] } })).toEqual([
    { field: 'columns', before: undefined, after: ['id', 'name'] },
  ]);
  expect(diffEntry({ before: { outcome: null }, after: null })).toEqual([
    { field: 'outcome', before: null, after: undefined },
  ]);
  expect(diffEntry({ before: null, after: null })).toEqual([]);
});
