import { useTranslations } from 'use-intl';
import { countDeliveries, type DeliveryCounts } from '#contract/admin/deliveries.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAdminAddress } from '../frame/address.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import { FailedMessages } from './failed-messages.tsx';

const NO_QUESTIONS = { channel: undefined, kind: undefined, queue: undefined };

/** Failed messages and dead jobs, and retrying them. */
export function DeliveriesSection() {
  const t = useTranslations('admin-deliveries');
  const panel = useTranslations('admin-panel');
  const counts = useCallQuery(countDeliveries, {}, { gcTime: 0 });
  return (
    <>
      <SectionHead title={panel('sections.deliveries')} hint={t('hint')} />
      {counts.data && <Lists counts={counts.data} />}
      {counts.isPending && <Skeleton className="h-80 rounded-lg" />}
      {counts.isError && <QueryError title={t('loadFailed')} refetch={counts.refetch} />}
    </>
  );
}

function Lists({ counts }: { counts: DeliveryCounts }) {
  const t = useTranslations('admin-deliveries');
  const { given, change } = useAdminAddress();
  const failed = counts.messages.reduce((sum, row) => sum + row.failed, 0);
  const dead = counts.jobs.reduce((sum, row) => sum + row.dead, 0);
  return (
    <Tabs
      label={t('tabsLabel')}
      value={given['list'] === 'jobs' ? 'jobs' : 'messages'}
      onValueChange={(list) => change({ ...NO_QUESTIONS, list })}
      tabs={[
        {
          value: 'messages',
          label: <Name text={t('tabs.messages')} count={failed} />,
          content: <FailedMessages counts={counts.messages} />,
        },
        {
          value: 'jobs',
          label: <Name text={t('tabs.jobs')} count={dead} />,
          content: <DeadJobs counts={counts.jobs} />,
        },
      ]}
    />
  );
}

function Name({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <Badge tone={count === 0 ? 'neutral' : 'clay'}>{count}</Badge>
    </>
  );
}
