import { useCallback } from 'react';
import { clockText } from '#web/lib/clock-text.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { useDates } from '#web/lib/use-dates.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** A moment as briefly as it is clear: its time, with the date where that is not today's. */
export function useMomentText(): (moment: string) => string {
  const format = useDates();
  return useCallback(
    (moment) => {
      const [date, now] = [new Date(moment), new Date(serverNow())];
      if (date.toDateString() === now.toDateString())
        return clockText(format.dateTime(date, CLOCK));
      const day = { month: 'short', day: 'numeric' } as const;
      if (date.getFullYear() === now.getFullYear())
        return clockText(format.dateTime(date, { ...day, ...CLOCK }));
      return format.dateTime(date, { ...day, year: 'numeric' });
    },
    [format],
  );
}
