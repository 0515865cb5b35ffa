import { useTranslations } from 'use-intl';
import { hideReview, restoreReview, type AdminFeedback } from '#contract/admin/feedback.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

interface HidingDialogProps {
  review: Pick<AdminFeedback, 'id' | 'professionalName' | 'allowedActions'>;
  onClose: () => void;
}

/** Hides or restores a review, for a reason. */
export function HidingDialog({ review, onClose }: HidingDialogProps) {
  const t = useTranslations('admin-lists.feedback');
  const restores = review.allowedActions.includes('restore');
  const { run, busy } = useOperation(restores ? restoreReview : hideReview, {
    done: t(restores ? 'restored' : 'hidden'),
    failed: t(restores ? 'restoreFailed' : 'hideFailed'),
  });
  const name = review.professionalName;
  const confirm = async (reason: string) => {
    if (await run({ params: { id: review.id }, body: { reason } })) onClose();
  };
  return (
    <ConfirmDialog
      title={t(restores ? 'restoreTitle' : 'hideTitle')}
      description={t(restores ? 'restoreHint' : 'hideHint', { name })}
      reason="required"
      tone={restores ? 'primary' : 'danger'}
      confirmLabel={t(restores ? 'restoreConfirm' : 'hideConfirm')}
      busy={busy}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
