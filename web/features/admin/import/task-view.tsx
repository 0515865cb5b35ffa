import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { getImportReport, type ImportUpload } from '#contract/admin/imports.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/loading/progress.tsx';
import { ProblemsTable } from './problems-table.tsx';

type Task = NonNullable<ImportUpload['task']>;

/** The progress or outcome of a task. */
export function TaskView({ upload, task }: { upload: ImportUpload; task: Task }) {
  const t = useTranslations('admin-import.task');
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t(`titles.${task.kind}`)}</h2>
      <div role="status">
        <Standing task={task} />
      </div>
      {task.state === 'done' && !task.alreadyAt && <Counts task={task} />}
      {task.problems.length > 0 && <ProblemsTable problems={task.problems} />}
      {task.hasReport && (
        <a
          href={getImportReport.path.replace(':id', upload.id)}
          download
          className={`${buttonLook('secondary', 'sm')} self-start`}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('report')}
        </a>
      )}
    </Card>
  );
}

function Standing({ task }: { task: Task }) {
  const t = useTranslations('admin-import');
  const { date } = useFormatting();
  const { kind, state, stop, alreadyAt, lines } = task;
  if (state === 'waiting') return <p>{t('task.waiting')}</p>;
  if (state === 'working') {
    const percent = lines.total > 0 ? Math.round((100 * lines.done) / lines.total) : 0;
    return (
      <div className="flex flex-col gap-2">
        <p>{t('task.working', { done: lines.done, total: lines.total })}</p>
        <Progress percent={percent} label={t(`task.titles.${kind}`)} />
        <p className="text-sm text-ink-faint">{t('task.mayLeave')}</p>
      </div>
    );
  }
  if (state === 'stopped') {
    return <p className="font-medium text-clay-ink">{t(`stops.${stop ?? 'failed'}`)}</p>;
  }
  if (alreadyAt) return <p>{t('task.already', { day: date(alreadyAt) })}</p>;
  if (kind === 'check') return <p>{t('task.checked', { rows: task.rows })}</p>;
  return <p>{t(task.counts.created > 0 ? 'task.imported' : 'task.nothingNew')}</p>;
}

function Counts({ task: { kind, counts } }: { task: Task }) {
  const t = useTranslations('admin-import.task');
  return (
    <dl className="grid grid-cols-3 gap-3">
      {(['created', 'known', 'refused'] as const).map((figure) => (
        <div key={figure} className="rounded-lg bg-sunken p-3">
          <dt className="text-xs text-ink-soft">
            {t(kind === 'check' && figure === 'created' ? 'wouldBeCreated' : figure)}
          </dt>
          <dd className="mt-1 text-2xl font-semibold tabular-nums">
            {t('count', { count: counts[figure] })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
