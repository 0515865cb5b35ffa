import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createSubscription } from '#contract/billing/subscriptions.ts';
import { cacheStartedSubscription } from './use-started-subscription.ts';
import { startAddress } from '#web/features/billing/choice/start-address.ts';
import { asPaidPlan, chosenPlan, clearChosenPlan } from './chosen-plan.ts';
import { creationErrorText } from './creation-error.ts';
import { navigate, useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/**
 * The client secret: from the address, else of a subscription that is created once `mayBegin`.
 * `begin` requests a new one, where the old one is no longer valid.
 */
export function useSecret(mayBegin: boolean) {
  const t = useTranslations('payment');
  const query = useQueryParameters();
  const secret = query.get('client_secret') || undefined;
  const creation = useCallMutation(createSubscription);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);

  const begin = () => {
    if (creation.isPending) return;
    setProblem(undefined);
    const plan = asPaidPlan(query.get('plan')) ?? chosenPlan();
    // Documented: an empty body means the Professional plan.
    creation.mutate({ body: plan ? { planId: plan } : {} } as never, {
      onSuccess: (begun) => {
        if (!begun.clientSecret) return setProblem(t('initFailed'));
        clearChosenPlan();
        cacheStartedSubscription(begun);
        // Kept in the address, so that a reload uses the same one.
        const found = { client_secret: begun.clientSecret, plan: begun.planId, type: begun.type };
        navigate(href('/subscribe', found), { replace: true });
      },
      onError: (error) => {
        if (error.body?.code === 'payment_page_needed') {
          clearChosenPlan();
          return navigate(startAddress(plan ?? 'professional'), { replace: true });
        }
        const words = { failed: t('initFailed'), noSecret: t('initFailed') };
        const why = creationErrorText(error, words);
        if (error.body?.code !== 'already_subscribed') return setProblem(why);
        showToast({ title: why });
        navigate(href('/professional-dashboard', { tab: 'subscription' }), { replace: true });
      },
    });
  };

  useEffect(() => {
    if (!mayBegin || secret || asked.current) return;
    asked.current = true;
    begin();
  });
  return { secret, problem, begin, beginning: creation.isPending };
}
