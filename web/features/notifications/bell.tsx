import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { QueryProvider } from '#web/lib/api/query.tsx';
import { renewPush } from './push.ts';
import { useUnreadCount } from './use-notices.ts';

/** A link to the notifications, with the unread count. For signed-in people, on every screen. */
export function Bell() {
  useEffect(() => void renewPush().catch(console.error), []);
  return (
    <QueryProvider>
      <BellLink />
    </QueryProvider>
  );
}

function BellLink() {
  const t = useTranslations('bell');
  const count = useUnreadCount() ?? 0;
  useAppBadge(count);
  return (
    <Link
      href={href('/notifications')}
      title={t('label', { count })}
      aria-label={t('label', { count })}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-ink/5 hover:text-ink"
    >
      <BellIcon aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 end-0.5 inline-flex h-5 min-w-5 animate-appear items-center justify-center rounded-full border-2 border-paper bg-lamp px-1 text-[0.6875rem] leading-none font-bold text-on-lamp"
        >
          {count > 99 ? t('many') : count}
        </span>
      )}
    </Link>
  );
}

/** Shows the count on the icon of the installed site, where the browser can. */
function useAppBadge(count: number): void {
  useEffect(() => void navigator.setAppBadge?.(count).catch(console.warn), [count]);
  useEffect(() => () => void navigator.clearAppBadge?.().catch(console.warn), []);
}
