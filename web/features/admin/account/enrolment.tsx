import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { confirmTotp, startTotp } from '#contract/admin/auth.ts';
import type { Result } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Card } from '#web/ui/card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface EnrolmentProps {
  /** Whether everything else is locked until the authenticator app is set up. */
  required: boolean;
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

type Secret = Result<typeof startTotp>;

/** Sets up an authenticator app: its secret, a first code, then the recovery codes. */
export function Enrolment({ required, onDone, onFailure }: EnrolmentProps) {
  const t = useTranslations('admin.totp');
  const [secret, setSecret] = useState<Secret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const start = () => attempt(async () => setSecret(await call(startTotp)));
  const confirm = (code: string) =>
    attempt(async () =>
      setRecoveryCodes((await call(confirmTotp, { body: { code } })).recoveryCodes),
    );
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onStored={onDone} />;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-ink-soft">{t(required ? 'required' : 'intro')}</p>
      {secret ? (
        <Confirmation secret={secret} busy={busy} onCode={(code) => void confirm(code)} />
      ) : (
        <Button loading={busy} onClick={() => void start()} className="self-start">
          {t('start')}
        </Button>
      )}
    </Card>
  );
}

interface ConfirmationProps {
  secret: Secret;
  busy: boolean;
  onCode: (code: string) => void;
}

function Confirmation({ secret, busy, onCode }: ConfirmationProps) {
  const t = useTranslations('admin.totp');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('scan')}</p>
      <img
        src={secret.qr}
        alt={t('qr')}
        className="size-52 self-center rounded-lg border border-line bg-card p-2"
      />
      <div>
        <p className="text-sm text-ink-soft">{t('byHand')}</p>
        <p className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">{secret.secret}</p>
      </div>
      <p>{t('enter')}</p>
      <CodeInput label={t('code')} value={code} onChange={setCode} disabled={busy} />
      <Button type="submit" loading={busy} disabled={code.length < 6}>
        {t('confirm')}
      </Button>
    </form>
  );
}
