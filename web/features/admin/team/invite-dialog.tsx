import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminRole } from '#contract/admin/roles.ts';
import { INVITATION_HOURS, inviteAdmin } from '#contract/admin/team.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { RoleField } from './role-field.tsx';

/** Invites somebody by mail with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-team.invite');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>('support');
  const { run, busy } = useOperation(inviteAdmin, { done: t('done'), failed: t('failed') });
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const confirm = async () => {
    if (await run({ body: { email, role }, idempotencyKey })) onClose();
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('hint', { hours: String(INVITATION_HOURS) })}
      confirmLabel={t('confirm')}
      busy={busy}
      disabled={!isAddress}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Field label={t('email')} required>
        <Input
          type="email"
          name="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setKey(newIdempotencyKey());
          }}
        />
      </Field>
      <RoleField
        value={role}
        onChange={(chosen) => {
          setRole(chosen);
          setKey(newIdempotencyKey());
        }}
      />
    </ConfirmDialog>
  );
}
