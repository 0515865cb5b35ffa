import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecoveryCodes } from '#web/lib/second-factor/recovery-codes.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface CodesDialogProps {
  codes: readonly string[];
  goesOnAt?: string;
  onClose: () => void;
}

/** The recovery codes, this once: it closes once they are stored. */
export function CodesDialog({ codes, goesOnAt, onClose }: CodesDialogProps) {
  const t = useTranslations('authenticator-app.recovery');
  const common = useTranslations('common');
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const close = () => (isStored ? onClose() : setWarned(true));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('title')}
      closeLabel={common('close')}
      goesOnAt={goesOnAt}
    >
      <RecoveryCodes
        codes={codes}
        warning={isWarned && !isStored ? t('storeFirst') : undefined}
        onTick={setStored}
        onStored={onClose}
      />
    </Dialog>
  );
}
