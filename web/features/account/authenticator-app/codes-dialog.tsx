import { useTranslations } from 'use-intl';
import { RecoveryCodes } from '#web/lib/second-factor/recovery-codes.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface CodesDialogProps {
  codes: readonly string[];
  goesOnAt?: string;
  onClose: () => void;
}

/** The recovery codes, this once. */
export function CodesDialog({ codes, goesOnAt, onClose }: CodesDialogProps) {
  const t = useTranslations('authenticator-app.recovery');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
      goesOnAt={goesOnAt}
    >
      <RecoveryCodes codes={codes} onStored={onClose} />
    </Dialog>
  );
}
