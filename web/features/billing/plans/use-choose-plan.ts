import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import { createSubscription } from '#contract/billing/subscriptions.ts';
import { cacheStartedSubscription } from '#web/features/billing/payment/use-started-subscription.ts';
import { startAddress } from '#web/features/billing/choice/start-address.ts';
import { asPaidPlan } from '#web/features/billing/payment/chosen-plan.ts';
import { creationErrorText } from '#web/features/billing/payment/creation-error.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Where choosing a plan leads: the free one to an account; a visitor to sign-up or sign-in; a
 * customer to an explanation; a professional to the payment page.
 */
export function useChoosePlan() {
  const t = useTranslations('plans');
  const { user } = useSession();
  const creation = useCallMutation(createSubscription);
  const choosing = creation.isPending ? creation.variables.body.planId : undefined;

  const pay = (plan: Plan) => {
    const planId = asPaidPlan(plan.id);
    if (!planId || choosing) return;
    // Where they sign in, or complete their profile, before a payment can begin.
    if (!user?.professionalId) return navigate(href('/subscribe', { plan: planId }));
    // Where taxes depend on an address, the provider's page asks for it.
    if (plan.tax?.kind === 'by_address') return navigate(startAddress(planId));
    const stripePriceId = plan.stripePriceId ?? undefined;
    creation.mutate(
      { body: { planId, ...(stripePriceId && { stripePriceId }) } },
      {
        onSuccess: (begun) => {
          const { clientSecret, type } = begun;
          if (!clientSecret) return refuse(t('noSecret'));
          cacheStartedSubscription(begun);
          navigate(href('/subscribe', { client_secret: clientSecret, plan: planId, type }));
        },
        onError: (error) => {
          if (error.body?.code === 'payment_page_needed') return navigate(startAddress(planId));
          // Where they prove an address, and continue.
          if (error.body?.code === 'address_unproven')
            return navigate(href('/subscribe', { plan: planId }));
          refuse(creationErrorText(error, { failed: t('failed'), noSecret: t('noSecret') }));
          if (error.body?.code === 'already_subscribed') void refresh('/api/professional/');
        },
      },
    );
  };
  const refuse = (description: string) =>
    showToast({ title: t('errorTitle'), description, tone: 'danger' });

  return {
    choosing,
    choose: (plan: Plan) => {
      if (user?.role === 'customer')
        return showToast({ title: t('forPros'), description: t('forProsHint') });
      if (plan.id !== 'free') return pay(plan);
      if (!user) return navigate(href('/sign-in', { as: 'professional', mode: 'sign-up' }));
      return showToast({
        title: t('freeActive'),
        description: t('freeActiveHint'),
        tone: 'success',
      });
    },
  };
}
