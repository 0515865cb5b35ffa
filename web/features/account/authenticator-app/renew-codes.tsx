import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renewRecoveryCodes } from '#contract/accounts/second-factor.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { useAttempt } from '#web/lib/use-attempt.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';

interface RenewCodesProps {
  onReauth: (again: () => void) => void;
  onClose: () => void;
}

/** Asks whether the old recovery codes are to go, then shows the new ones. */
export function RenewCodes({ onReauth, onClose }: RenewCodesProps) {
  const t = useTranslations('authenticator-app.renew');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const [codes, setCodes] = useState<readonly string[]>();
  const [isProving, setProving] = useState(false);
  const renew = async () => {
    setProving(false);
    const act = async () => setCodes((await call(renewRecoveryCodes)).recoveryCodes);
    const proveFirst = () => {
      setProving(true);
      onReauth(() => void renew());
    };
    if (await attempt(act, proveFirst)) await refresh('/api/account/');
  };
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (isProving) return null;
  return (
    <ReasonDialog
      title={t('title')}
      description={t('hint')}
      submitLabel={t('go')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      busy={busy}
      onSubmit={() => void renew()}
      onClose={onClose}
    />
  );
}
