import { useTranslations } from 'use-intl';
import { removeAuthenticatorApp } from '#contract/accounts/second-factor.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { useAttempt } from '#web/lib/use-attempt.ts';
import { showToast } from '#web/lib/toasts.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

interface RemoveAppProps {
  headingId: string;
  onReauth: (again: () => void) => void;
  onClose: () => void;
}

/** Asks whether the authenticator app is to go. */
export function RemoveApp({ headingId, onReauth, onClose }: RemoveAppProps) {
  const t = useTranslations('authenticator-app.remove');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const remove = async () => {
    const proveFirst = () => {
      onClose();
      onReauth(() => void remove());
    };
    if (!(await attempt(() => call(removeAuthenticatorApp), proveFirst))) return;
    await refresh('/api/account/');
    onClose();
    showToast({ title: t('done'), tone: 'success' });
  };
  return (
    <ReasonDialog
      title={t('title')}
      description={t('hint')}
      tone="danger"
      submitLabel={t('go')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      goesOnAt={headingId}
      busy={busy}
      onSubmit={() => void remove()}
      onClose={onClose}
    />
  );
}
