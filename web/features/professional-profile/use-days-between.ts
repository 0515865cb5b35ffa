import type { DayOff } from '#contract/working-hours.ts';
import { useDates } from '#web/lib/use-dates.ts';

/** Says from when to when days off are, e.g. "Dec 24 – 31, 2026"; as they are typed while an end is missing. */
export function useDaysBetween(): (day: DayOff) => string {
  const format = useDates();
  return ({ from, to }) => {
    if (from === '' || to === '' || to < from) return `${from} – ${to}`;
    const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    return format.dateTimeRange(new Date(from), new Date(to), options);
  };
}
