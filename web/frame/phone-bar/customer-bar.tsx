import { ClipboardList, Plus, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useCustomerNews } from '#web/features/requests/list/use-customer-news.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Bar, BarLink, MessagesLink } from './bar-link.tsx';
import { HOMES } from './homes.ts';

/** Requests, a new one, messages, account. */
export function CustomerBar() {
  const t = useTranslations('phone-bar');
  const [path] = useLocation();
  const { unread, waiting } = useCustomerNews();
  const isHome = HOMES.has(path) || path === '/request';
  return (
    <Bar>
      <BarLink
        to={href('/dashboard')}
        icon={ClipboardList}
        label={t('requests')}
        current={isHome}
        count={waiting}
        counted={t('waiting', { count: waiting })}
      />
      <BarLink to={href('/ask')} icon={Plus} label={t('new')} current={false} raised />
      <MessagesLink unread={unread} />
      <BarLink
        to={href('/account')}
        icon={UserRound}
        label={t('account')}
        current={path === '/account'}
      />
    </Bar>
  );
}
