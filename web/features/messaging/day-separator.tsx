import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/formatting.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day between two messages of different days: today, yesterday, or its date. */
export function DaySeparator({ moment }: { moment: string }) {
  const t = useTranslations('conversation');
  const format = useFormatting();
  const [now] = useState(() => Date.now());
  const day = isSameDay(moment, now)
    ? t('today')
    : isSameDay(moment, now - DAY)
      ? t('yesterday')
      : format.date(moment);
  return (
    <li className="flex items-center gap-3 py-2 text-xs font-semibold text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </li>
  );
}

/** Whether two moments fall on one day of the reader's calendar. */
export function isSameDay(a: string | number | undefined, b: string | number): boolean {
  return a !== undefined && new Date(a).toDateString() === new Date(b).toDateString();
}
