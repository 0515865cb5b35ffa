import { useMemo } from 'react';
import { useFormatter, type DateTimeFormatOptions } from 'use-intl';
import { withFirstOfMonth } from '#contract/first-of-month.ts';

/** Dates in the reader's language, as people there write them. */
export function useDates() {
  const format = useFormatter();
  return useMemo(
    () => ({
      dateTime: (moment: Date | number, options: DateTimeFormatOptions) =>
        withFirstOfMonth(format.dateTime(moment, options)),
      dateTimeRange: (from: Date, to: Date, options: DateTimeFormatOptions) =>
        withFirstOfMonth(format.dateTimeRange(from, to, options)),
    }),
    [format],
  );
}
