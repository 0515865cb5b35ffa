import { expect, test } from 'vitest';
import { faultOf } from './fault.ts';

const primary = { position: 100n, place: 'here' };
const facts = { replayed: 90n, place: 'here' };

test.each([
  ['one that follows is read from', facts, primary, 900, undefined],
  ['one that does not answer is not', null, primary, 0, 'away'],
  ['nor is one that takes writes', undefined, primary, 0, 'primary'],
  ['nor one that is too old', facts, primary, 5001, 'behind'],
  ['nor a copy of another database', { ...facts, place: 'there' }, primary, 0, 'foreign'],
  ['nor one that has more than the primary', { ...facts, replayed: 101n }, primary, 0, 'ahead'],
  ['without the primary, one that had followed is', facts, undefined, 900, undefined],
] as const)('%s', (_, standby, now, lagMs, fault) => {
  expect(faultOf(standby, now, lagMs)).toBe(fault);
});
