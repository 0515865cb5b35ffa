import { MessageCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { classes } from '#web/ui/classes.ts';

/** The frame of the bar. Outside of the page: the blurred header would hold it. */
export function Bar({ children }: { children: ReactNode }) {
  const t = useTranslations('phone-bar');
  return createPortal(
    <nav
      data-bottom-bar
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom,0px)]"
    >
      <ul className="flex h-14 items-stretch">{children}</ul>
    </nav>,
    document.body,
  );
}

interface BarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  current: boolean;
  /** Shown on the icon from one on; named by `counted`. */
  count?: number;
  counted?: string;
  /** The one that begins something new. */
  raised?: boolean;
}

/** One place of the bar, with what waits there. */
export function BarLink({ to, icon: Icon, label, current, raised, ...news }: BarLinkProps) {
  const { count = 0, counted } = news;
  return (
    <li className="flex min-w-0 flex-1">
      <Link
        href={to}
        aria-current={current ? 'page' : undefined}
        className={classes(
          'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-4 transition-colors',
          current ? 'text-pine-700' : 'text-ink-soft',
        )}
      >
        <span
          className={classes(
            'relative inline-flex h-7 w-14 items-center justify-center rounded-full transition-colors',
            raised ? 'bg-evening text-white' : current && 'bg-pine-100',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          {count > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-1 end-1.5 inline-flex h-4.5 min-w-4.5 animate-appear items-center justify-center rounded-full border-2 border-paper bg-lamp px-1 text-[0.6875rem] leading-none font-bold text-on-lamp tabular-nums"
            >
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
        <span className="max-w-full truncate px-0.5">{label}</span>
        {count > 0 && <span className="sr-only">{counted}</span>}
      </Link>
    </li>
  );
}

/** The conversations of either side, with how many messages are unread. */
export function MessagesLink({ unread }: { unread: number }) {
  const t = useTranslations('phone-bar');
  const [path] = useLocation();
  return (
    <BarLink
      to={href('/messages')}
      icon={MessageCircle}
      label={t('messages')}
      current={path === '/messages'}
      count={unread}
      counted={t('unread', { count: unread })}
    />
  );
}
