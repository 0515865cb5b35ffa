import { DAY_MS } from '#contract/durations.ts';
import type { DateRange } from '#contract/requests/schedule.ts';

const MORNING = '09:00';

/**
 * The first morning still to come of the days a customer named, as `datetime-local` has it; empty where they named none,
 * or all are over.
 */
export function suggestedTime(dates: DateRange | null, now: number): string {
  if (!dates) return '';
  const last = Date.parse(dates.to);
  for (let day = Date.parse(dates.from); day <= last; day += DAY_MS) {
    const time = `${new Date(day).toISOString().slice(0, 10)}T${MORNING}`;
    if (new Date(time).getTime() > now) return time;
  }
  return '';
}
