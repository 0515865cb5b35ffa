import { useTranslations } from 'use-intl';
import { renewRecoveryCodes } from '#contract/accounts/second-factor.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { useAttempt } from '#web/lib/use-attempt.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

interface RenewCodesProps {
  onCodes: (codes: readonly string[]) => void;
  onReauth: (again: () => void) => void;
  onClose: () => void;
}

/** Asks whether the old recovery codes are to go, for new ones. */
export function RenewCodes({ onCodes, onReauth, onClose }: RenewCodesProps) {
  const t = useTranslations('authenticator-app.renew');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const renew = async () => {
    const act = async () => onCodes((await call(renewRecoveryCodes)).recoveryCodes);
    const proveFirst = () => {
      onClose();
      onReauth(() => void renew());
    };
    if (!(await attempt(act, proveFirst))) return;
    onClose();
    await refresh('/api/account/');
  };
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
