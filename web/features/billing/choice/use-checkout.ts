import { useTranslations } from 'use-intl';
import { checkout } from '#contract/billing/subscriptions.ts';
import { call, errorText } from '#web/lib/api/call.ts';
import { useStart, type Start } from './use-start.ts';

/** Starts a subscription from the dashboard. */
export function useCheckout(): Start {
  const t = useTranslations('subscription.start');
  const common = useTranslations('common');
  return useStart({
    addressFor: async (planId) => (await call(checkout, { body: { planId } })).url,
    failed: (error) => ({
      title: t('checkoutFailed'),
      description: errorText(error, common('somethingWrongHint')),
    }),
  });
}
