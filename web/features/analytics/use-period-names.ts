import { useTranslations } from 'use-intl';
import { DAY_MS } from '#contract/durations.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

/** Names a day, or some days from one on, in short below a chart and in full when read. */
export function usePeriodNames(days: number) {
  const t = useTranslations('analytics');
  const { day } = useFormatting();
  const say = (moment: number, month: 'short' | 'long') =>
    day(moment, { month, day: 'numeric', timeZone: 'UTC' });
  return {
    short: (from: string) => say(Date.parse(from), 'short'),
    /** `next` is where the one after it begins: the oldest may be a short one. */
    full: (from: string, next: string | undefined) => {
      const start = Date.parse(from);
      const end = next ? Date.parse(next) : start + days * DAY_MS;
      if (days === 1) return say(start, 'long');
      return t('span', { from: say(start, 'short'), to: say(end - DAY_MS, 'short') });
    },
  };
}
