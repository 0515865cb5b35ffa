import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { exportReports, listReports, type AdminReport } from '#contract/admin/reports.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { HideReported } from './hide-reported.tsx';
import { ReportActions, type ReportAction } from './report-actions.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { SuspendReported } from './suspend-reported.tsx';
import { useReportColumns } from './use-report-columns.tsx';
import { useReportFilters } from './use-report-filters.ts';

/** Reports and their resolution. */
export function ReportsSection() {
  const t = useTranslations('admin-reports');
  const panel = useTranslations('admin-panel.sections');
  const columns = useReportColumns();
  const filters = useReportFilters();
  const [chosen, setChosen] = useState<{ report: AdminReport; action: ReportAction } | null>(null);
  const actions = (report: AdminReport) => (
    <ReportActions report={report} onChoose={(action) => setChosen({ report, action })} />
  );
  const dialog = { onClose: () => setChosen(null) };
  return (
    <>
      <SectionHead title={panel('reports')} hint={t('hint')} />
      <DataList
        section="reports"
        label={panel('reports')}
        endpoint={listReports}
        file={exportReports}
        columns={columns}
        filters={filters}
        searchHint={t('search')}
        actions={actions}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {chosen?.action === 'resolve' && <ResolveDialog report={chosen.report} {...dialog} />}
      {chosen?.action === 'hideReview' && <HideReported report={chosen.report} {...dialog} />}
      {chosen?.action === 'suspend' && <SuspendReported report={chosen.report} {...dialog} />}
    </>
  );
}
