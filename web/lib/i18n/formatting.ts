import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations, type DateTimeFormatOptions } from 'use-intl';
import { withFrenchDates } from '#contract/french-dates.ts';
import { moneyText, type Currency } from '#contract/quotes/money.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { languageOf } from './language.ts';

const TO_THE_MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const;

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
      withFrenchDates(format.dateTime(date, options), locale);
    return {
      /** With the options of `Intl.DateTimeFormat`. */
      day,
      /** e.g. November 20, 2026 */
      date: (moment: Moment) => dated(moment, (date) => day(date, { dateStyle: 'long' })),
      /** e.g. Nov 20, 2026, 6:20 PM */
      dateTime: (moment: Moment) => dated(moment, (date) => day(date, TO_THE_MINUTE)),
      /** e.g. Nov 20, 2026, 6:20 – 8:20 PM */
      range: (from: string, to: string) =>
        withFrenchDates(format.dateTimeRange(new Date(from), new Date(to), TO_THE_MINUTE), locale),
      /** e.g. 6:20 PM */
      time: (moment: Moment) => dated(moment, (date) => day(date, { timeStyle: 'short' })),
      /** e.g. 3 minutes ago, relative to `now` (milliseconds). */
      relative: (moment: Moment, now: number) =>
        dated(moment, (date) => format.relativeTime(date, now)),
      ...moneyIn(locale),
      /** US dollars, which plans are paid in, without cents where there are none. */
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

/** Amounts in the site's currency. */
function moneyIn(locale: string) {
  const language = languageOf(locale);
  return {
    /** Hundredths of a currency, with cents. */
    amount: (hundredths: number, currency: Currency = CURRENCY) =>
      moneyText(hundredths, currency, language),
    /** A rate of a professional, without cents where there are none. */
    rate: (amount: number) =>
      moneyText(Math.round(amount * 100), CURRENCY, language, { brief: true }),
  };
}

function asDate(moment: Moment): Date | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
