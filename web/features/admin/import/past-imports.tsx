import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { listImports, type PastImport } from '#contract/admin/imports.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { adminHref } from '../frame/address.ts';
import { NEWEST_FIRST, type Column } from '../table/column.ts';
import { ListFoot } from '../table/list-foot.tsx';
import { RowsCards } from '../table/rows-cards.tsx';
import { RowsTable } from '../table/rows-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useWide } from '../table/use-wide.ts';
import { Nothing, When } from '../table/when.tsx';

const BY_TIME = { next: ({ startedAt }: PastImport) => ({ before: startedAt }), page: 50 };
const TONES: Record<PastImport['state'], BadgeTone> = {
  uploaded: 'neutral',
  working: 'tile',
  interrupted: 'warning',
  finished: 'pine',
};

/** Lists uploaded here or imported by command, newest first, with their outcome. */
export function PastImports() {
  const t = useTranslations('admin-import.past');
  const columns = useColumns();
  const wide = useWide();
  const list = useRows(listImports, {}, BY_TIME);
  const Rows = wide ? RowsTable : RowsCards;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('title')}</h2>
      {list.error ? (
        <QueryError title={t('failed')} error={list.error} refetch={list.retry} />
      ) : list.rows?.length === 0 ? (
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <Rows
          label={t('title')}
          columns={columns}
          rows={list.rows}
          sorting={NEWEST_FIRST}
          onSort={() => {}}
          hrefOf={({ uploadId }) =>
            uploadId ? adminHref('import', { open: uploadId }) : undefined
          }
          stale={list.stale}
        />
      )}
      <ListFoot {...list} />
    </section>
  );
}

function useColumns(): Column<PastImport>[] {
  const t = useTranslations('admin-import.past');
  return [
    {
      id: 'file',
      title: t('file'),
      show: ({ fileName }) => (
        <span className="font-semibold [overflow-wrap:anywhere]">{fileName}</span>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    ...(['created', 'known', 'refused'] as const).map((figure) => ({
      id: figure,
      title: t(figure),
      end: true as const,
      show: ({ counts, state }: PastImport) =>
        state === 'uploaded' ? <Nothing /> : t('count', { count: counts[figure] }),
    })),
    { id: 'by', title: t('by'), show: ({ uploadedBy }) => uploadedBy ?? t('command') },
    { id: 'at', title: t('at'), show: ({ startedAt }) => <When at={startedAt} /> },
  ];
}
