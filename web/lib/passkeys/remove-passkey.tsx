import { useTranslations } from 'use-intl';
import type { Passkey } from '#contract/passkeys.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import type { PasskeyOwner } from './passkey-calls.ts';
import { useAttempt } from '#web/lib/use-attempt.ts';

interface RemovePasskeyProps extends PasskeyOwner {
  passkey: Passkey;
  headingId: string;
  onClose: () => void;
}

/** Asks whether a passkey is to go. */
export function RemovePasskey(props: RemovePasskeyProps) {
  const { passkey, headingId, calls, onReauth, onClose } = props;
  const t = useTranslations('passkeys.remove');
  const common = useTranslations('common');
  const { busy, attempt } = useAttempt({ title: t('failed'), hint: t('failedHint') });
  const remove = async () => {
    const proveFirst = () => {
      onClose();
      onReauth(() => void remove());
    };
    if (!(await attempt(() => calls.remove(passkey.id), proveFirst))) return;
    // With its row goes this dialog, so that the focus goes to the heading.
    await refresh(calls.shownBy);
    onClose();
    showToast({ title: t('done'), tone: 'success' });
  };
  return (
    <ReasonDialog
      title={t('title')}
      description={t('hint', { name: passkey.name })}
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
