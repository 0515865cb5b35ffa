import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createSubscription } from '#contract/subscriptions.ts';
import { forgetChosenPlan } from '#web/lib/chosen-plan.ts';
import { creationErrorText } from '#web/lib/creation-error.ts';
import { navigate, useQueryParameters } from '#web/lib/location.tsx';
import { href } from '#web/lib/paths.ts';
import { useSend } from '#web/lib/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { confirmationIn, wishedPlan } from './secret-in-address.ts';

/**
 * What is to be confirmed: as the address says, else as a subscription begun now says, once
 * `mayBegin`. `begin` asks for a new one, where the old one cannot be used any more.
 */
export function useConfirmation(mayBegin: boolean) {
  const t = useTranslations('payment');
  const query = useQueryParameters();
  const given = confirmationIn(query);
  const creation = useSend(createSubscription);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);

  const begin = () => {
    if (creation.isPending) return;
    setProblem(undefined);
    const plan = wishedPlan(query);
    // Documented: an empty body stands for the Professional plan.
    creation.mutate({ body: plan ? { planId: plan } : {} } as never, {
      onSuccess: ({ clientSecret, type, planId }) => {
        if (!clientSecret) return setProblem(t('initFailed'));
        forgetChosenPlan();
        const found = { client_secret: clientSecret, plan: planId, type };
        // In the address, so that loading the page again goes on with the same one.
        navigate(href('/subscribe', found), { replace: true });
      },
      onError: (error) => {
        const words = { failed: t('initFailed'), noSecret: t('initFailed') };
        const why = creationErrorText(error, words);
        if (error.body?.code !== 'already_subscribed') return setProblem(why);
        showToast({ title: why });
        navigate(href('/professional-dashboard', { tab: 'subscription' }), { replace: true });
      },
    });
  };

  useEffect(() => {
    if (!mayBegin || given || asked.current) return;
    asked.current = true;
    begin();
  });
  return { confirmation: given, problem, begin, beginning: creation.isPending };
}
