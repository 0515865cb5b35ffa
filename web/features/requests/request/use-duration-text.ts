import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';

/** Says a span of milliseconds in words, as precisely as one wants to know. */
export function useDurationText(): (milliseconds: number) => string {
  const t = useTranslations('request');
  const format = useFormatter();
  return useCallback(
    (milliseconds) => {
      const say = (value: number, unit: string, unitDisplay: 'long' | 'short' = 'long') =>
        format.number(Math.floor(value), { style: 'unit', unit, unitDisplay });
      if (milliseconds < MINUTE_MS) return t('lessThanMinute');
      if (milliseconds < HOUR_MS) return say(milliseconds / MINUTE_MS, 'minute');
      if (milliseconds >= 2 * DAY_MS) return say(milliseconds / DAY_MS, 'day');
      const minutes = (milliseconds % HOUR_MS) / MINUTE_MS;
      if (minutes < 1 || milliseconds >= 10 * HOUR_MS) return say(milliseconds / HOUR_MS, 'hour');
      return `${say(milliseconds / HOUR_MS, 'hour', 'short')} ${say(minutes, 'minute', 'short')}`;
    },
    [t, format],
  );
}
