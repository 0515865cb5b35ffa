import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Says a span of milliseconds in words, as precisely as one wants to know. */
export function useDurationText(): (milliseconds: number) => string {
  const t = useTranslations('request');
  const format = useFormatter();
  return useCallback(
    (milliseconds) => {
      const say = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long') =>
        format.number(Math.floor(value), { style: 'unit', unit, unitDisplay });
      if (milliseconds < MINUTE) return t('lessThanMinute');
      if (milliseconds < HOUR) return say(milliseconds / MINUTE, 'minute');
      if (milliseconds >= 2 * DAY) return say(milliseconds / DAY, 'day');
      const minutes = (milliseconds % HOUR) / MINUTE;
      if (minutes < 1 || milliseconds >= 10 * HOUR) return say(milliseconds / HOUR, 'hour');
      return `${say(milliseconds / HOUR, 'hour', 'short')} ${say(minutes, 'minute', 'short')}`;
    },
    [t, format],
  );
}
