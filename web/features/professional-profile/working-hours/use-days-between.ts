import { useFormatter, useLocale } from 'use-intl';
import { withFrenchDates } from '#contract/french-dates.ts';
import type { DayOff } from '#contract/professionals/working-hours.ts';

/** Formats days off, e.g. "Dec 24 – 31, 2026"; as typed while an end is missing. */
export function useDaysBetween(): (day: DayOff) => string {
  const format = useFormatter();
  const locale = useLocale();
  return ({ from, to }) => {
    if (from === '' || to === '' || to < from) return `${from} – ${to}`;
    const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    return withFrenchDates(format.dateTimeRange(new Date(from), new Date(to), options), locale);
  };
}
