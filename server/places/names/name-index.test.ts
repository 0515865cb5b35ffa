import { describe, expect, it } from 'vitest';
import {
  indexNames,
  ownersOf,
  visitBeginnings,
  visitTypos,
  visitWords,
  type NameIndex,
} from './name-index.ts';

const names = ['montreal', 'montreal nord', 'laval', 'mont laurier', 'laval'];
const index = indexNames(names.join('\n'), Int32Array.of(10, 11, 12, 13, 14));

function visited(
  visit: (index: NameIndex, folded: string, each: (owner: number) => void) => void,
  folded: string,
): number[] {
  const owners: number[] = [];
  visit(index, folded, (owner) => owners.push(owner));
  return owners;
}

describe('an index of names', () => {
  it('knows every owner of a whole name', () => {
    expect(ownersOf(index, 'laval').toSorted((one, other) => one - other)).toEqual([12, 14]);
    expect(ownersOf(index, 'lava')).toEqual([]);
  });

  it('finds names by their beginning, across spaces, without running into the next name', () => {
    expect(visited(visitBeginnings, 'montreal n')).toEqual([11]);
    expect(visited(visitBeginnings, 'mont')).toEqual([10, 11, 13]);
    expect(visited(visitBeginnings, 'montreal\nm')).toEqual([10]);
  });

  it('finds names by a later word', () => {
    expect(visited(visitWords, 'lau')).toEqual([13]);
    expect(visited(visitWords, 'mont')).toEqual([]);
  });

  it.each([
    ['a letter wrong', 'montreel'],
    ['a letter missing', 'montral'],
    ['a letter too many', 'monttreal'],
    ['two letters swapped', 'motnreal'],
  ])('accepts %s', (_, typed) => {
    expect(visited(visitTypos, typed)).toEqual([10, 11]);
  });

  it('does not accept two typos', () => {
    expect(visited(visitTypos, 'mantreel')).toEqual([]);
  });
});
