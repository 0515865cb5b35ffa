import { useTranslations } from 'use-intl';
import { useFormatting } from './formatting.ts';

/** Some days of a chart; `until` is the last of them. Days are those of UTC: '2026-11-20'. */
interface Period {
  from: string;
  until: string;
}

/** Names a period in short below a chart, and in full when it is read. */
export function usePeriodNames(texts: 'analytics' | 'admin-market') {
  const t = useTranslations(texts);
  const { day } = useFormatting();
  const say = (from: string, month: 'short' | 'long') =>
    day(new Date(from), { month, day: 'numeric', timeZone: 'UTC' });
  return {
    short: ({ from }: Period) => say(from, 'short'),
    full: ({ from, until }: Period) =>
      from === until
        ? say(from, 'long')
        : t('span', { from: say(from, 'short'), to: say(until, 'short') }),
  };
}
