import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmTotp, startTotp } from '#contract/admin/auth.ts';
import type { Result } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/call.ts';
import { AppConfirmation } from '#web/lib/second-factor/app-confirmation.tsx';
import { RecoveryCodes } from '#web/lib/second-factor/recovery-codes.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

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
  const recovery = useTranslations('authenticator-app.recovery');
  const [secret, setSecret] = useState<Secret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const attempt = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setRefusals((count) => count + 1);
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const start = () =>
    attempt(async () => {
      setSecret(await call(startTotp));
      setRefusals(0);
    });
  const confirm = (code: string) =>
    attempt(async () =>
      setRecoveryCodes((await call(confirmTotp, { body: { code } })).recoveryCodes),
    );
  if (recoveryCodes)
    return (
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">{recovery('title')}</h2>
        <RecoveryCodes codes={recoveryCodes} onStored={onDone} />
      </Card>
    );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-ink-soft">{t(required ? 'required' : 'intro')}</p>
      {secret ? (
        <AppConfirmation {...{ secret, busy, refusals }} onCode={(code) => void confirm(code)} />
      ) : (
        <Button loading={busy} onClick={() => void start()} className="self-start">
          {t('start')}
        </Button>
      )}
    </Card>
  );
}
