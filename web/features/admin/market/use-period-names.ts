import { useTranslations } from 'use-intl';
import { useDates } from '#web/lib/use-dates.ts';
import type { Period } from './periods.ts';

/** Names a period in short below a chart, and in full when it is read. Days are those of UTC. */
export function usePeriodNames() {
  const t = useTranslations('admin-market');
  const format = useDates();
  const say = (day: string, month: 'short' | 'long') =>
    format.dateTime(new Date(day), { month, day: 'numeric', timeZone: 'UTC' });
  return {
    short: ({ from }: Period) => say(from, 'short'),
    full: ({ from, until }: Period) =>
      from === until
        ? say(from, 'long')
        : t('span', { from: say(from, 'short'), to: say(until, 'short') }),
  };
}
