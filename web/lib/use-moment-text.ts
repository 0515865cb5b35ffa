import { useCallback } from 'react';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** A moment in short: its time, with the date where that is not today's. */
export function useMomentText(): (moment: string) => string {
  const { day, date: dateText } = useFormatting();
  return useCallback(
    (moment) => {
      if (Number.isNaN(Date.parse(moment))) return dateText(null);
      const [date, now] = [new Date(moment), new Date(serverNow())];
      if (date.toDateString() === now.toDateString()) return day(date, CLOCK);
      const isThisYear = date.getFullYear() === now.getFullYear();
      const rest = isThisYear ? CLOCK : ({ year: 'numeric' } as const);
      return day(date, { month: 'short', day: 'numeric', ...rest });
    },
    [day, dateText],
  );
}
