import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations, type DateTimeFormatOptions } from 'use-intl';
import { distanceText, inKm, isBelowOne } from '#contract/distance.ts';
import { withFrenchDates } from '#contract/french-dates.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { moneyText } from '#contract/quotes/money.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { languageOfLocale } from './language-of-locale.ts';
import { DISTANCE_UNIT } from '#web/lib/distance-unit.ts';

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
      ...DISTANCES,
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
  const language = languageOfLocale(locale);
  return {
    /** Hundredths of a currency, with cents. */
    amount: (hundredths: number, currency: Currency = CURRENCY) =>
      moneyText(hundredths, currency, language),
    /** A rate of a professional, without cents where there are none; a currency of null is the site's. */
    rate: (amount: number, currency: Currency | null = null) =>
      moneyText(Math.round(amount * 100), currency ?? CURRENCY, language, { brief: true }),
  };
}

/** Distances in the site's unit. */
const DISTANCES = {
  /** Kilometres in whole units, e.g. 4 km */
  distance: (km: number) => distanceText(km, DISTANCE_UNIT),
  /** How far away something is: a whole distance, or that it is less than one of the unit. */
  away: (km: number) =>
    isBelowOne(km, DISTANCE_UNIT)
      ? ({ is: 'nearby', distance: distanceText(inKm(1, DISTANCE_UNIT), DISTANCE_UNIT) } as const)
      : ({ is: 'away', distance: distanceText(km, DISTANCE_UNIT) } as const),
};

function asDate(moment: Moment): Date | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
