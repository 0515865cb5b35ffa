import { DAY_MINUTES, HOUR_MINUTES } from '#contract/durations.ts';

/** How fast somebody usually answers, as a page shows it. */
export type AnswerPace = 'minutes' | 'hour' | 'hours' | 'day' | 'days';

const MIN_ANSWERS = 5;

/** Undefined without enough answers for a habit; the median is in minutes. */
export function answerPace(measured: {
  medianMinutes: number | null;
  answers: number;
}): AnswerPace | null {
  const { medianMinutes: minutes, answers } = measured;
  if (minutes === null || answers < MIN_ANSWERS) return null;
  if (minutes <= 10) return 'minutes';
  if (minutes <= HOUR_MINUTES) return 'hour';
  if (minutes <= 6 * HOUR_MINUTES) return 'hours';
  return minutes <= DAY_MINUTES ? 'day' : 'days';
}
