import { useTranslations } from 'use-intl';
import { subscribe } from '#contract/billing/subscriptions.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { useStart, type Start } from './use-start.ts';

/** Starts a subscription from the settings. */
export function useSubscribe(): Start {
  const t = useTranslations('subscription.start');
  // Neither a refusal nor a network error: an answer without the address.
  const known = (error: unknown) => error instanceof CallError || error instanceof TypeError;
  return useStart({
    addressFor: async (planId) => (await call(subscribe, { body: { planId } })).checkoutUrl,
    failed: (error) => ({
      title: t('failed'),
      description: known(error) ? errorText(error, t('subscribeFailed')) : t('noAddress'),
    }),
  });
}
