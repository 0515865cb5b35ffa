import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import type { Period } from './periods.ts';

/** Names a period in short below a chart, and in full when it is read. Days are those of UTC. */
export function usePeriodNames() {
  const t = useTranslations('admin-market');
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
