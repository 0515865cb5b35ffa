import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminReport } from '#contract/admin/reports.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Excerpt, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { When } from '../table/when.tsx';
import { PersonLink, RequestLink } from '../table/links.tsx';

/** The columns of the list of reports. */
export function useReportColumns(): readonly Column<AdminReport>[] {
  const t = useTranslations('admin-reports');
  return [
    {
      id: 'reason',
      title: t('columns.reason'),
      fields: ['reason', 'targetType'],
      show: ({ reason, targetType }) => (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <span className="font-semibold whitespace-nowrap">{t(`reasons.${reason}`)}</span>
          <Badge>{t(`targets.${targetType}`)}</Badge>
        </span>
      ),
    },
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'state',
      title: t('columns.state'),
      fields: ['resolution', 'resolvedAt', 'resolvedBy'],
      show: (report) => <Outcome report={report} />,
    },
    {
      id: 'excerpt',
      title: t('columns.excerpt'),
      fields: ['excerpt', 'aboutId', 'aboutName'],
      show: ({ excerpt, aboutId, aboutName }) => (
        <Said words={excerpt} by={<PersonLink id={aboutId} name={aboutName} />} />
      ),
    },
    {
      id: 'comment',
      title: t('columns.comment'),
      fields: ['comment', 'reporterId', 'reporterName'],
      show: ({ comment, reporterId, reporterName }) => (
        <Said words={comment} by={<PersonLink id={reporterId} name={reporterName} />} />
      ),
    },
    {
      id: 'requestId',
      title: t('columns.request'),
      folded: true,
      show: ({ requestId }) => <RequestLink id={requestId} />,
    },
    {
      id: 'resolvedAt',
      title: t('columns.resolvedAt'),
      folded: true,
      show: ({ resolvedAt }) => <When at={resolvedAt} />,
    },
    {
      id: 'resolvedBy',
      title: t('columns.resolvedBy'),
      folded: true,
      show: ({ resolvedBy }) => <Words text={resolvedBy} />,
    },
    {
      id: 'resolutionNote',
      title: t('columns.note'),
      folded: true,
      show: ({ resolutionNote }) => <Excerpt text={resolutionNote} />,
    },
    { id: 'id', title: t('columns.id'), folded: true, show: ({ id }) => <ShortId id={id} /> },
  ];
}

/** A quotation and its author. */
function Said({ words, by }: { words: string | null; by: ReactNode }) {
  return (
    <span className="flex flex-col gap-0.5 max-md:items-end">
      <span className="text-xs">{by}</span>
      {words && <Excerpt text={words} />}
    </span>
  );
}

function Outcome({ report: { resolution } }: { report: AdminReport }) {
  const t = useTranslations('admin-reports');
  if (!resolution) return <Badge tone="warning">{t('states.open')}</Badge>;
  return (
    <Badge tone={resolution === 'acted' ? 'pine' : 'neutral'}>{t(`outcomes.${resolution}`)}</Badge>
  );
}
