import { useTranslations } from 'use-intl';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

const AFFECTED = [
  '/api/requests/',
  '/api/invoices/',
  '/api/professionals/',
  '/api/service-request-professionals/',
];

/** What follows an act on the report or the invoices of a job: a toast, and the page as it is now. */
export function useAfterInvoicing(
  done: 'report' | 'issue' | 'pay' | 'takeBack' | 'credit',
  onClose: () => void = () => {},
) {
  const t = useTranslations('invoices');
  return {
    onSuccess: async () => {
      onClose();
      showToast({ title: t(`after.${done}`), tone: 'success' as const });
      await refresh(...AFFECTED);
    },
    onError: async (error: CallError) => {
      const description = errorText(error, t('after.failedHint'));
      showToast({ title: t('after.failed'), description, tone: 'danger' as const });
      // Somebody was faster: the page shows what is true now.
      if (error.status !== 409) return;
      onClose();
      await refresh(...AFFECTED);
    },
  };
}
