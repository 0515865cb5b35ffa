import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
} from '#contract/accounts/second-factor.ts';
import type { AuthenticatorSecret } from '#contract/second-factor.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { useAttempt } from '#web/lib/use-attempt.ts';
import { AppConfirmation } from '#web/lib/second-factor/app-confirmation.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';

interface SetUpAppProps {
  /** Whether there is none yet. The dialog of one just set up goes on to the recovery codes. */
  isOffered: boolean;
  headingId: string;
  onReauth: (again: () => void) => void;
}

/** The button that sets an app up: its secret and a first code, then the recovery codes. */
export function SetUpApp({ isOffered, headingId, onReauth }: SetUpAppProps) {
  const t = useTranslations('authenticator-app.add');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [refusals, setRefusals] = useState(0);
  const begin = async () => {
    const proveFirst = () => onReauth(() => void begin());
    setRefusals(0);
    await attempt(async () => setSecret(await call(beginAuthenticatorApp)), proveFirst);
  };
  const confirm = async (code: string) => {
    const act = async () =>
      setCodes((await call(confirmAuthenticatorApp, { body: { code } })).recoveryCodes);
    // The secret is in the app by now: it is shown again.
    const proveFirst = () => {
      setSecret(undefined);
      onReauth(() => {
        setSecret(secret);
        setRefusals(0);
        void confirm(code);
      });
    };
    if (!(await attempt(act, proveFirst))) return setRefusals((count) => count + 1);
    setSecret(undefined);
    await refresh('/api/account/');
  };
  // Not before: a toast would lie over the codes.
  const finish = () => {
    setCodes(undefined);
    showToast({ title: t('done'), description: t('doneHint'), tone: 'success' });
  };
  return (
    <>
      {isOffered && (
        <Button tone="secondary" loading={busy} onClick={() => void begin()}>
          {t('button')}
        </Button>
      )}
      {secret && (
        <Dialog
          open
          onOpenChange={(open) => !open && setSecret(undefined)}
          title={t('title')}
          description={t('hint')}
          closeLabel={common('close')}
        >
          <AppConfirmation {...{ secret, busy, refusals }} onCode={(code) => void confirm(code)} />
        </Dialog>
      )}
      {codes && <CodesDialog codes={codes} goesOnAt={headingId} onClose={finish} />}
    </>
  );
}
