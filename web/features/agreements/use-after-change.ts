import { useTranslations } from 'use-intl';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** What follows an act on an agreement: a toast, and the page as it is now; `onClose` where it is done or came too late. */
export function useAfterChange(
  done: 'propose' | 'accept' | 'decline' | 'withdraw',
  onClose: () => void = () => {},
) {
  const t = useTranslations('agreements');
  return {
    onSuccess: async () => {
      onClose();
      showToast({ title: t(`done.${done}`), tone: 'success' as const });
      await refresh('/api/requests/');
    },
    onError: async (error: CallError) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' as const });
      // Somebody was faster: the page shows what is true now.
      if (error.status !== 409) return;
      onClose();
      await refresh('/api/requests/');
    },
  };
}
