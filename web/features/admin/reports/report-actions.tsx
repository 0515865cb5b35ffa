import { Ban, CheckCheck, EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AdminReport } from '#contract/admin/reports.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

export type ReportAction = AdminReport['allowedActions'][number];

const ICONS = { resolve: CheckCheck, hideReview: EyeOff, suspend: Ban };

interface ReportActionsProps {
  report: AdminReport;
  onChoose: (action: ReportAction) => void;
}

/** The allowed actions on a report, one button each. */
export function ReportActions({ report, onChoose }: ReportActionsProps) {
  const t = useTranslations('admin-reports');
  const name = report.aboutName ?? t('nobody');
  return (
    <span className="inline-flex">
      {report.allowedActions.map((action) => {
        const Icon = ICONS[action];
        return (
          <IconButton
            key={action}
            label={t(`actions.${action}`, { name })}
            onClick={() => onChoose(action)}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </IconButton>
        );
      })}
    </span>
  );
}
