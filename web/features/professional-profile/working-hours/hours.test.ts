import { expect, test } from 'vitest';
import { workingHours, type WorkingSpan } from '#contract/professionals/working-hours.ts';
import { copiedToWorkdays, hoursOf, mayHaveSpan, withSpan, withTime } from './hours.ts';

const MORNING: WorkingSpan = { weekday: 1, opens: '08:00', closes: '12:00' };
const SATURDAY: WorkingSpan = { weekday: 6, opens: '10:00', closes: '14:00' };

test('a closed day opens from nine to five', () => {
  expect(withSpan([SATURDAY], 2)).toEqual([
    { weekday: 2, opens: '09:00', closes: '17:00' },
    SATURDAY,
  ]);
});

test('a further span begins after the last one, and there are at most three', () => {
  let hours: WorkingSpan[] = [MORNING];
  hours = withSpan(hours, 1);
  expect(hoursOf(hours, 1)[1]).toEqual({ weekday: 1, opens: '13:00', closes: '16:00' });
  hours = withSpan(hours, 1);
  expect(mayHaveSpan(hours, 1)).toBe(false);
  expect(workingHours.safeParse(hours).success).toBe(true);
});

test('the hours of one day are copied to Monday to Friday alone', () => {
  const hours = copiedToWorkdays([MORNING, SATURDAY], 1);
  expect(hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(hours.at(-1)).toEqual(SATURDAY);
});

test('a day that closes at midnight closes at its end', () => {
  const [span] = withTime([MORNING], MORNING, { closes: '00:00' });
  expect(span?.closes).toBe('24:00');
});
