import { useTranslations } from 'use-intl';
import { manageBilling } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { useExternalRedirect } from './use-external-redirect.ts';

/** Redirects to the billing portal (cards and invoices). */
export function useBillingPortal() {
  const t = useTranslations('subscription');
  const { leaving, leaveTo } = useExternalRedirect();
  const { mutate, isPending } = useCallMutation(manageBilling, {
    onSuccess: ({ billingPortalUrl }) => leaveTo(billingPortalUrl),
    onError: (error) => {
      const description = errorText(error, t('manageFailedHint'));
      showToast({ title: t('manageFailed'), description, tone: 'danger' });
    },
  });
  return { open: () => mutate({ body: {} }), busy: isPending || leaving };
}
