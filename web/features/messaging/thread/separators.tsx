import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DAY_MS } from '#contract/durations.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';

const LINE =
  'flex items-center gap-3 py-2 text-xs font-semibold before:h-px before:flex-1 after:h-px after:flex-1';

/** The day between two messages of different days: today, yesterday, or its date. */
export function DaySeparator({ moment }: { moment: string }) {
  const t = useTranslations('conversation');
  const format = useFormatting();
  const [now] = useState(serverNow);
  const day = isSameDay(moment, now)
    ? t('today')
    : isSameDay(moment, now - DAY_MS)
      ? t('yesterday')
      : format.date(moment);
  return <li className={`${LINE} text-ink-faint before:bg-line after:bg-line`}>{day}</li>;
}

/** Shown before the first message unread when the conversation was opened. */
export function UnreadLine() {
  const t = useTranslations('conversation');
  return (
    <li data-unread className={`${LINE} text-lamp-ink before:bg-lamp after:bg-lamp`}>
      {t('unread')}
    </li>
  );
}

/** Whether two moments are on one day of the reader's time zone. */
export function isSameDay(a: string | number | undefined, b: string | number): boolean {
  return a !== undefined && new Date(a).toDateString() === new Date(b).toDateString();
}
