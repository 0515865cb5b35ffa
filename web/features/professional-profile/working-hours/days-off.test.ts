import { expect, test } from 'vitest';
import { lengthInDays, sortedByDay, withDayOff, withFrom, withTo } from './days-off.ts';

const TODAY = '2026-11-22';
const OCTOBER = { from: '2026-10-05', to: '2026-10-09' };
const TODAY_ALONE = { from: TODAY, to: TODAY };

test('days off that end today are not past yet', () => {
  expect(sortedByDay([OCTOBER, TODAY_ALONE], TODAY)).toEqual({
    coming: [TODAY_ALONE],
    past: [OCTOBER],
  });
});

test('another one begins after the last one, and never today', () => {
  expect(withDayOff([OCTOBER], TODAY)[1]).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  const christmas = { from: '2026-12-24', to: '2026-12-31' };
  expect(withDayOff([christmas], TODAY)[1]).toEqual({ from: '2027-01-01', to: '2027-01-01' });
});

test('the last day moves with the first one while it is the same or would precede it', () => {
  expect(withFrom([TODAY_ALONE], TODAY_ALONE, '2026-12-24')).toEqual([
    { from: '2026-12-24', to: '2026-12-24' },
  ]);
  expect(withFrom([OCTOBER], OCTOBER, '2026-10-07')).toEqual([
    { from: '2026-10-07', to: '2026-10-09' },
  ]);
  expect(withFrom([OCTOBER], OCTOBER, '2026-10-12')).toEqual([
    { from: '2026-10-12', to: '2026-10-12' },
  ]);
});

test('the days are counted inclusively, and not where an end is invalid', () => {
  expect(lengthInDays(OCTOBER)).toBe(5);
  expect(lengthInDays(TODAY_ALONE)).toBe(1);
  const [backwards] = withTo([OCTOBER], OCTOBER, '2026-10-01');
  expect(backwards && lengthInDays(backwards)).toBeUndefined();
  expect(lengthInDays({ from: TODAY, to: '' })).toBeUndefined();
});
