import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { grantCredits, MAX_CREDITS } from '#contract/admin/professionals.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useOperation } from '../../dialogs/use-operation.ts';

interface GrantDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Grants additional quota for this month; idempotent on retry. */
export function GrantDialog({ id, name, onClose }: GrantDialogProps) {
  const t = useTranslations('admin-professional.quota');
  const [typed, setTyped] = useState('5');
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const { run, busy } = useOperation(grantCredits, {
    done: t('grantDone'),
    failed: t('grantFailed'),
  });
  const requests = Number(typed);
  const isRight = Number.isInteger(requests) && requests >= 1 && requests <= MAX_CREDITS;
  const confirm = async (reason: string) => {
    const call = { params: { id }, body: { requests, reason }, idempotencyKey };
    if (await run(call)) onClose();
  };
  const change = (value: string) => {
    setTyped(value);
    setKey(newIdempotencyKey());
  };
  return (
    <ConfirmDialog
      title={t('grantTitle', { name })}
      description={t('grantHint')}
      reason="required"
      confirmLabel={t('grantConfirm')}
      busy={busy}
      disabled={!isRight}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Field
        label={t('grantNumber')}
        hint={t('grantNumberHint', { most: MAX_CREDITS })}
        error={isRight ? undefined : t('grantNumberHint', { most: MAX_CREDITS })}
        required
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_CREDITS}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
