import { useTranslations } from 'use-intl';
import { browserTimeZone } from '#web/lib/browser-time-zone.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { minutesIn } from './place-time.ts';

/** Says whose clock counts, where the reader's shows another time than the place. */
export function ZoneHint({ timeZone }: { timeZone: string }) {
  const t = useTranslations('appointments');
  const now = serverNow();
  const isSame = minutesIn(now, browserTimeZone()) === minutesIn(now, timeZone);
  if (isSame) return null;
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return <p className="text-sm text-ink-faint">{t('zone', { zone })}</p>;
}
