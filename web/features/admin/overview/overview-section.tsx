import { useTranslations } from 'use-intl';
import { SectionHead } from '../frame/section-head.tsx';
import { Attention } from './attention.tsx';
import { Counters } from './counters.tsx';
import { RecentRequests } from './recent-requests.tsx';
import { RecentUsers } from './recent-users.tsx';

/** The overview: figures, open tasks, newest users and requests. */
export function OverviewSection() {
  const t = useTranslations('admin-lists.overview');
  const panel = useTranslations('admin-panel.sections');
  return (
    <>
      <SectionHead title={panel('overview')} hint={t('hint')} />
      <div className="flex flex-col gap-6">
        <Counters />
        <Attention />
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <RecentUsers />
          <RecentRequests />
        </div>
      </div>
    </>
  );
}
