import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations, type DateTimeFormatOptions } from 'use-intl';
import { withFirstOfMonth } from '#contract/first-of-month.ts';

type Moment = string | number | Date | null | undefined;

/** Formats dates, times, money and numbers in the reader's language. A missing date has a text. */
export function useFormatting() {
  const format = useFormatter();
  const locale = useLocale();
  const t = useTranslations('common');
  return useMemo(() => {
    const dated = (moment: Moment, show: (date: Date) => string) => {
      const date = asDate(moment);
      return date ? show(date) : t('dateNotAvailable');
    };
    const day = (date: Date | number, options: DateTimeFormatOptions) =>
      withFirstOfMonth(format.dateTime(date, options), locale);
    return {
      /** With the options of `Intl.DateTimeFormat`. */
      day,
      /** e.g. November 20, 2026 */
      date: (moment: Moment) => dated(moment, (date) => day(date, { dateStyle: 'long' })),
      /** e.g. Nov 20, 2026, 6:20 PM */
      dateTime: (moment: Moment) =>
        dated(moment, (date) => day(date, { dateStyle: 'medium', timeStyle: 'short' })),
      /** e.g. 6:20 PM */
      time: (moment: Moment) => dated(moment, (date) => day(date, { timeStyle: 'short' })),
      /** e.g. 3 minutes ago, relative to `now` (milliseconds). */
      relative: (moment: Moment, now: number) =>
        dated(moment, (date) => format.relativeTime(date, now)),
      /** US dollars, without cents where there are none. */
      money: (dollars: number) =>
        format.number(dollars, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          trailingZeroDisplay: 'stripIfInteger',
        }),
      /** A rating with one decimal, e.g. 4.8 */
      rating: (value: number) =>
        format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      /** A share, e.g. 0.33 as 33% */
      percent: (share: number) => format.number(share, { style: 'percent' }),
    };
  }, [format, locale, t]);
}

function asDate(moment: Moment): Date | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
