import { ChartNoAxesColumn, Inbox, UserRound, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useProfessionalNews } from '#web/features/leads/alerts/use-professional-news.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Bar, BarLink, MessagesLink } from './bar-link.tsx';
import { HOMES } from './homes.ts';

/** Leads, messages, figures, profile. */
export function ProfessionalBar({ professionalId }: { professionalId: string }) {
  const t = useTranslations('phone-bar');
  const [path] = useLocation();
  const tab = useQueryParameters().get('tab') ?? 'requests';
  const may = useMay();
  const { unread, waiting } = useProfessionalNews(professionalId);
  const at = (one: string) => HOMES.has(path) && tab === one;
  const to = (one: string) => href('/professional-dashboard', { tab: one });
  return (
    <Bar>
      <BarLink
        to={to('requests')}
        icon={Inbox}
        label={t('leads')}
        current={at('requests')}
        count={waiting}
        counted={t('waiting', { count: waiting })}
      />
      <MessagesLink unread={unread} />
      <BarLink
        to={to('analytics')}
        icon={ChartNoAxesColumn}
        label={t('figures')}
        current={at('analytics')}
      />
      {may('editProfile') ? (
        <BarLink to={to('profile')} icon={UserRound} label={t('profile')} current={at('profile')} />
      ) : (
        <BarLink to={to('team')} icon={UsersRound} label={t('team')} current={at('team')} />
      )}
    </Bar>
  );
}
