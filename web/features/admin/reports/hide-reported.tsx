import { useTranslations } from 'use-intl';
import { hideReview } from '#contract/admin/feedback.ts';
import type { AdminReport } from '#contract/admin/reports.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

/** Hides the reported review; the report stays open until it is closed. */
export function HideReported({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const t = useTranslations('admin-reports.hide');
  const { run, busy } = useOperation(hideReview, { done: t('done'), failed: t('failed') });
  const confirm = async (reason: string) => {
    if (await run({ params: { id: report.targetId }, body: { reason } })) onClose();
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('hint')}
      reason="required"
      tone="danger"
      confirmLabel={t('confirm')}
      busy={busy}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
