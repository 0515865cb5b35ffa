import { expect, test } from 'vitest';
import { pastJobs } from './past-jobs.ts';
import { demoProfessionals } from './professionals.ts';
import { EACH_OF_THESE_DAYS } from './unfinished.ts';

const WEEKS = 12;

test('the demo has grown evenly: no week of its last months is far from its current rate', () => {
  const aDay = Array.from({ length: WEEKS }, () => 0);
  for (const { daysAgo } of pastJobs(demoProfessionals())) {
    const week = Math.floor((daysAgo - 6) / 7);
    if (week < WEEKS) aDay[week]! += 1 / 7;
  }
  expect(Math.max(...aDay)).toBeLessThan(1.5 * EACH_OF_THESE_DAYS);
  expect(Math.min(...aDay)).toBeGreaterThan(EACH_OF_THESE_DAYS / 1.5);
});
