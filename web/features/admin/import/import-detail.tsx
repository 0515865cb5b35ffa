import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { deleteImport, getImport, type ImportUpload } from '#contract/admin/imports.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { refresh, useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { adminHref } from '../frame/address.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { MappingForm } from './mapping-form.tsx';
import { TaskView } from './task-view.tsx';

/** The polling interval of the progress, in milliseconds. */
const PACE = 1000;

/** One uploaded list: its mapping, a check, the import, and the outcome. */
export function ImportDetail({ id }: { id: string }) {
  const t = useTranslations('admin-import');
  const common = useTranslations('common');
  const { data, error, refetch } = useCallQuery(
    getImport,
    { params: { id } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? PACE : false),
    },
  );
  useListAnew(isUnderWay(data));
  if (error?.status === 404) return <EmptyState title={t('absent')} hint={t('absentHint')} />;
  if (error) return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  if (!data) return <LoadingState label={common('loading')} />;
  return <Upload upload={data} busy={isUnderWay(data)} />;
}

function Upload({ upload, busy }: { upload: ImportUpload; busy: boolean }) {
  const t = useTranslations('admin-import');
  const isKept = upload.headers.length > 0;
  const rows = upload.task && <TaskView upload={upload} task={upload.task} />;
  return (
    <>
      <SectionHead title={upload.fileName} hint={<Facts upload={upload} />}>
        <Delete upload={upload} disabled={busy} />
      </SectionHead>
      <div className="flex flex-col gap-6">
        {rows}
        {isKept ? (
          <MappingForm key={upload.id} upload={upload} busy={busy} />
        ) : (
          <Card>{t('gone')}</Card>
        )}
      </div>
    </>
  );
}

function Facts({ upload: { bytes, encoding, headers } }: { upload: ImportUpload }) {
  const t = useTranslations('admin-import');
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return t('facts', { kilobytes, encoding: encoding.toUpperCase(), columns: headers.length });
}

function Delete({ upload: { id }, disabled }: { upload: ImportUpload; disabled: boolean }) {
  const t = useTranslations('admin-import.delete');
  const { run, busy } = useOperation(deleteImport, { done: t('done'), failed: t('failed') });
  const onClick = async () => {
    if (await run({ params: { id } })) navigate(adminHref('import'), { replace: true });
  };
  return (
    <Button
      tone="ghost"
      size="sm"
      loading={busy}
      disabled={disabled}
      onClick={() => void onClick()}
    >
      {t('button')}
    </Button>
  );
}

/** Refetches the list below after the work. */
function useListAnew(underWay: boolean): void {
  useEffect(() => {
    if (!underWay) void refresh('/api/admin/imports');
  }, [underWay]);
}

function isUnderWay(upload: ImportUpload | undefined): boolean {
  const state = upload?.task?.state;
  return state === 'waiting' || state === 'working';
}
