import { useTranslations } from 'use-intl';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** What follows a change of the templates: the list is read again, and a toast says what happened. */
export function useAfterChange(title: string, onDone?: () => void) {
  const t = useTranslations('quotes');
  return {
    onSuccess: async () => {
      onDone?.();
      showToast({ title, tone: 'success' });
      await refresh('/api/quote-templates');
    },
    onError: (error: CallError) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  };
}
