import type { AdminReport } from '#contract/admin/reports.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { List } from '../lists/list.ts';
import { REPORT_CALLS, reportActions } from '../policy.ts';
import { findReports, type ReportRow, type ReportsAsked } from './queries-reports.ts';

/** All reports, closed ones too. */
export const reports: List<ReportsAsked, Omit<AdminReport, 'cursor'>> = {
  name: 'reports',
  calls: REPORT_CALLS,
  sorts: { createdAt: 'moment' },
  async find(db, asked, page) {
    const rows = await findReports(db, asked, page);
    return rows.map(({ key, ...row }) => ({ key, row: reportOf(row) }));
  },
};

function reportOf({ isOpenToAct, ...row }: Omit<ReportRow, 'key'>): Omit<AdminReport, 'cursor'> {
  const { targetType, createdAt, resolvedAt } = row;
  const isResolved = resolvedAt !== null;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    resolvedAt: isoOrNull(resolvedAt),
    allowedActions: reportActions({ targetType, isResolved, hasTarget: isOpenToAct }),
  };
}
