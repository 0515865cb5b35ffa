import { useTranslations } from 'use-intl';
import { sendQuote } from '#contract/quotes/quotes.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { CURRENCY, typedIn } from '#web/lib/currency.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Sends a quote for a lead, with toasts; the same one twice is one. */
export function useSendQuote(lead: Lead, onSent: () => void) {
  const t = useTranslations('quotes');
  const key = useIdempotencyKey();
  const { mutate, isPending } = useCallMutation(sendQuote, {
    onSuccess: async () => {
      onSent();
      showToast({ title: t('sent'), description: t('sentHint'), tone: 'success' });
      await refresh(
        '/api/service-request-professionals/',
        '/api/professionals/',
        '/api/quote-taxes',
      );
    },
    onError: (error) => {
      // A refused input is another one next time; a lost answer is repeated by its key.
      key.settle(error);
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const send = (terms: QuoteTerms) =>
    mutate({
      params: { id: lead.id },
      body: { ...terms, ...typedIn(CURRENCY) },
      idempotencyKey: key.current,
    });
  return { send, busy: isPending };
}
