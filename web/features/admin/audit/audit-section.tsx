import { useTranslations } from 'use-intl';
import { exportAudit, listAudit, type AuditEntry } from '#contract/admin/audit.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { EntryDetails } from './entry-details.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditFilters } from './use-audit-filters.ts';

const ROWS_OF_A_PAGE = 100;

/** The audit log, newest first; reads are left out unless requested. */
export function AuditSection() {
  const t = useTranslations('admin-audit');
  const panel = useTranslations('admin-panel.sections');
  const columns = useAuditColumns();
  const filters = useAuditFilters();
  return (
    <>
      <SectionHead title={panel('audit')} hint={t('hint')} />
      <DataList
        section="audit"
        label={panel('audit')}
        endpoint={listAudit}
        file={exportAudit}
        columns={columns}
        filters={filters}
        actions={detailsOf}
        walk={{ next: ({ id }) => ({ before: id }), page: ROWS_OF_A_PAGE }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </>
  );
}

function detailsOf(entry: AuditEntry) {
  return <EntryDetails entry={entry} />;
}
