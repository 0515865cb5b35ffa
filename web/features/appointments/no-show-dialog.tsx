import { useTranslations } from 'use-intl';
import { reportNoShow } from '#contract/appointments/appointments.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { useAfterCall } from './use-appointment-call.ts';

interface NoShowDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Says that the other side did not come, once it is clear what follows from it. */
export function NoShowDialog({ id, name, onClose }: NoShowDialogProps) {
  const t = useTranslations('appointments');
  const common = useTranslations('common');
  const after = useAfterCall(t('done.reportNoShow'), onClose);
  const { mutate, isPending } = useCallMutation(reportNoShow, after);
  return (
    <ReasonDialog
      title={t('noShowTitle', { name })}
      description={t('noShowHint', { name })}
      submitLabel={t('noShowSubmit')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      busy={isPending}
      onSubmit={() => mutate({ params: { id }, body: {} })}
      onClose={onClose}
    />
  );
}
