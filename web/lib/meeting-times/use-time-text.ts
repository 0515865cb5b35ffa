import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Span } from '#contract/appointments/span.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { dayIn } from './place-time.ts';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** Days and times at a place, in the reader's language. */
export function useTimeText(timeZone: string) {
  const format = useFormatting();
  const t = useTranslations('appointments');
  return useMemo(() => {
    const clock = (moment: string) => format.day(new Date(moment), { ...CLOCK, timeZone });
    const day = (moment: string) =>
      format.day(new Date(moment), { weekday: 'long', month: 'long', day: 'numeric', timeZone });
    /** e.g. 9:00 AM to 11:00 AM; with the day of its end where that is another one. */
    const hours = ({ from, to }: Span) => {
      const isOneDay = dayIn(Date.parse(from), timeZone) === dayIn(Date.parse(to), timeZone);
      const end = isOneDay ? clock(to) : t('dayAndTime', { day: day(to), time: clock(to) });
      return t('fromTo', { from: clock(from), to: end });
    };
    return {
      clock,
      day,
      hours,
      /** e.g. Tuesday, December 1, 9:00 AM to 11:00 AM */
      span: (span: Span) => t('dayAndTime', { day: day(span.from), time: hours(span) }),
      /** The parts of a leaf of a calendar. */
      leaf: (moment: string) => {
        const part = (options: Intl.DateTimeFormatOptions) =>
          format.day(new Date(moment), { ...options, timeZone } as never).replace(/\.$/, '');
        return {
          weekday: part({ weekday: 'short' }),
          day: part({ day: 'numeric' }),
          month: part({ month: 'short' }),
        };
      },
    };
  }, [format, t, timeZone]);
}
