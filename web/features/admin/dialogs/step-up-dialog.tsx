import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '@tanstack/react-query';
import { proveAdmin } from '#contract/admin/auth.ts';
import {
  adminPasskeyOptions,
  listAdminPasskeys,
  proveAdminByPasskey,
} from '#contract/admin/passkeys.ts';
import { call, errorText } from '#web/lib/api/call.ts';
import { useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { canUsePasskeys, signWithPasskey } from '#web/lib/passkeys/browser.ts';
import { showToast } from '#web/lib/toasts.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useSignedInAdmin } from '../frame/admin-context.ts';

interface StepUpDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/**
 * Step-up authentication: a code of the authenticator app where there is one, else the password; or
 * a passkey of the admin.
 */
export function StepUpDialog({ onProven, onClose }: StepUpDialogProps) {
  const t = useTranslations('admin-panel.stepUp');
  const common = useTranslations('common');
  const { enrolled } = useSignedInAdmin().session.totp;
  const [proof, setProof] = useState('');
  const prove = useCallMutation(proveAdmin, { onSuccess: onProven });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree a dialog may be inside another one's form.
    event.stopPropagation();
    prove.mutate({ body: enrolled ? { totp: proof } : { password: proof } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t(enrolled ? 'byCode' : 'byPassword')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Proof enrolled={enrolled} value={proof} onChange={setProof} error={prove.error} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <PasskeyProof onProven={onProven} />
          <Button type="submit" loading={prove.isPending} disabled={proof.trim() === ''}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** For an admin who has one. */
function PasskeyProof({ onProven }: Pick<StepUpDialogProps, 'onProven'>) {
  const t = useTranslations('admin.passkeys');
  const { data } = useCallQuery(listAdminPasskeys);
  const prove = useMutation({
    mutationFn: async () => {
      const { request } = await call(adminPasskeyOptions);
      await call(proveAdminByPasskey, { body: { credential: await signWithPasskey(request) } });
    },
    onSuccess: onProven,
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
  });
  if (!data || data.passkeys.length === 0 || !canUsePasskeys(data.passkeyDomain)) return null;
  return (
    <Button tone="secondary" loading={prove.isPending} onClick={() => prove.mutate()}>
      {t('prove')}
    </Button>
  );
}

interface ProofProps {
  enrolled: boolean;
  value: string;
  onChange: (value: string) => void;
  error: unknown;
}

function Proof({ enrolled, value, onChange, error }: ProofProps) {
  const t = useTranslations('admin-panel.stepUp');
  const admin = useTranslations('admin.login');
  const problem = error ? errorText(error, t('failed')) : undefined;
  if (!enrolled)
    return (
      <PasswordField
        label={admin('password')}
        error={problem}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={value}
        onChange={onChange}
      />
    );
  return (
    <Field label={admin('totp')} hint={admin('totpHint')} error={problem} required>
      <Input
        name="totp"
        autoComplete="one-time-code"
        autoFocus
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
