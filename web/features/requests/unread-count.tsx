import { useTranslations } from 'use-intl';

/** The number of unread messages; nothing for zero. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTranslations('customer-home');
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-lamp px-1.5 text-xs text-on-lamp">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
