import { useTranslations } from 'use-intl';
import { UnreadBadge } from '#web/ui/unread-badge.tsx';

/** The number of unread messages; nothing for zero. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTranslations('customer-home');
  return <UnreadBadge count={count} label={t('unread', { count })} />;
}
