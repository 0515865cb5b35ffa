import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callOffAppointment } from '#contract/appointments/appointments.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAfterCall } from './use-appointment-call.ts';

interface CallOffDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

const MOST = 500;

/** Calls an appointment off; the other side reads why. */
export function CallOffDialog({ id, name, onClose }: CallOffDialogProps) {
  const t = useTranslations('appointments');
  const common = useTranslations('common');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const after = useAfterCall(t('done.callOff'), onClose);
  const { mutate, isPending } = useCallMutation(callOffAppointment, after);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('callOffTitle')}
      description={t('callOffHint', { name })}
      closeLabel={common('close')}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const said = reason.trim();
          setMissing(said === '');
          if (said) mutate({ params: { id }, body: { reason: said } });
        }}
      >
        <Field
          label={t('reason')}
          hint={t('reasonHint', { name })}
          error={isMissing ? t('reasonMissing') : undefined}
          required
        >
          <LimitedTextarea
            rows={3}
            value={reason}
            maxLength={MOST}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Button type="submit" tone="danger" loading={isPending} className="self-start">
          {t('callOff')}
        </Button>
      </form>
    </Dialog>
  );
}
