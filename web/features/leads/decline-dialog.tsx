import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/controls.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

interface DeclineDialogProps {
  busy: boolean;
  onClose: () => void;
  onDecline: (response: string) => void;
}

/** Asks once more before a no, and for an optional reason. */
export function DeclineDialog({ busy, onClose, onDecline }: DeclineDialogProps) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecline(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('declineTitle')}
      description={t('declineHint')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('reason')} optional={t('optional')}>
          <Textarea
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            rows={3}
            maxLength={1_000}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" tone="danger" loading={busy}>
            {t('decline')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
