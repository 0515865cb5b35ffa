import { useTranslations } from 'use-intl';
import type { AdminReport } from '#contract/admin/reports.ts';
import { suspendUser } from '#contract/admin/users.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

/** Suspends the reported person; the report stays open until it is closed. */
export function SuspendReported({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const t = useTranslations('admin-reports.suspend');
  const nobody = useTranslations('admin-reports')('nobody');
  const { run, busy } = useOperation(suspendUser, { done: t('done'), failed: t('failed') });
  const { aboutId } = report;
  const confirm = async (reason: string) => {
    if (aboutId && (await run({ params: { id: aboutId }, body: { reason } }))) onClose();
  };
  return (
    <ConfirmDialog
      title={t('title', { name: report.aboutName ?? nobody })}
      consequences={[t('sessions'), t('requests'), t('leads')]}
      reason="required"
      tone="danger"
      confirmLabel={t('confirm')}
      busy={busy}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
