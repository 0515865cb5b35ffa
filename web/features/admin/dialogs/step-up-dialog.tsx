import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { proveAdmin } from '#contract/admin/auth.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
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
 * Step-up authentication: a code of the authenticator app where there is one, else the password.
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
          <Button type="submit" loading={prove.isPending} disabled={proof.trim() === ''}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
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
