import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { nextMark, type GivenMark } from './next-mark.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const open = (mark: string): GivenMark => ({ mark, closedAt: null });
const closed = (mark: string, days: number): GivenMark => ({
  mark,
  closedAt: new Date(+NOW - days * DAY_MS),
});

it('gives letters from the first, and none that is open', () => {
  expect(nextMark([], NOW)).toBe('A');
  expect(nextMark([open('A'), open('C')], NOW)).toBe('B');
});

it('lets a letter rest for a week after its job', () => {
  expect(nextMark([closed('A', 6)], NOW)).toBe('B');
  expect(nextMark([closed('A', 8)], NOW)).toBe('A');
});

it('gives two letters once all are taken, and no answer as one', () => {
  const given: GivenMark[] = [];
  for (let count = 0; count < 420; count += 1) given.push(open(nextMark(given, NOW) ?? ''));
  const marks = given.map(({ mark }) => mark);
  expect(new Set(marks).size).toBe(420);
  expect(marks[20]).toBe('AA');
  expect(marks.filter((mark) => /[IKNOSY]/.test(mark))).toEqual([]);
  expect(nextMark(given, NOW)).toBeUndefined();
});
