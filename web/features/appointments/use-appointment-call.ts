import { useTranslations } from 'use-intl';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** What follows a call about an appointment: what was done is said, and the screens show it. */
export function useAfterCall(done: string, onDone?: () => void) {
  const t = useTranslations('appointments');
  const reload = () => refresh('/api/service-request-professionals/');
  return {
    onSuccess: async () => {
      onDone?.();
      showToast({ title: done, tone: 'success' });
      await reload();
    },
    onError: async (error: CallError) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
      // Somebody was faster: the page shows what is true now.
      if (error.status !== 409) return;
      onDone?.();
      await reload();
    },
  };
}
