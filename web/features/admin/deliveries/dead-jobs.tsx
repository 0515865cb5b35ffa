import { useTranslations } from 'use-intl';
import {
  listDeadJobs,
  retryDeadJobs,
  type DeadJob,
  type DeliveryCounts,
} from '#contract/admin/deliveries.ts';
import { useMay } from '../frame/use-may.ts';
import { DataList } from '../table/data-list.tsx';
import type { Column } from '../table/column.ts';
import { failureColumns } from './message-columns.tsx';
import { NothingFailed } from './nothing-failed.tsx';
import { SettleAllJobs } from './settle-all-jobs.tsx';
import { SettleJob } from './settle-job.tsx';

type T = ReturnType<typeof useTranslations<'admin-deliveries'>>;

/** The dead letter queue: jobs to retry or discard. */
export function DeadJobs({ counts }: { counts: DeliveryCounts['jobs'] }) {
  const t = useTranslations('admin-deliveries');
  const may = useMay();
  if (counts.length === 0)
    return <NothingFailed title={t('jobs.empty')} hint={t('jobs.emptyHint')} />;
  const options = counts.map(({ queue }) => ({ value: queue, label: queue }));
  return (
    <>
      {may(retryDeadJobs) && <SettleAllJobs counts={counts} />}
      <DataList
        section="deliveries"
        label={t('jobs.label')}
        endpoint={listDeadJobs}
        columns={columnsOf(t)}
        filters={[{ id: 'queue', label: t('filters.queue'), kind: 'choice', options }]}
        actions={settling}
        empty={{ title: t('jobs.empty'), hint: t('jobs.emptyHint') }}
      />
    </>
  );
}

function settling(job: DeadJob) {
  return <SettleJob job={job} />;
}

function columnsOf(t: T): readonly Column<DeadJob>[] {
  return [
    {
      id: 'queue',
      title: t('columns.queue'),
      show: ({ queue }) => <code className="whitespace-nowrap">{queue}</code>,
    },
    { id: 'about', title: t('columns.about'), show: ({ about }) => <About about={about} /> },
    ...failureColumns(t),
  ];
}

function About({ about }: Pick<DeadJob, 'about'>) {
  return (
    <ul className="flex max-w-80 flex-col text-xs">
      {about.map(({ name, value }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          <span className="text-ink-faint">{name}</span> <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
