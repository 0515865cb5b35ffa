import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { CheckoutReturn } from './read-checkout-return.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';

/** The toasts on return from paying. */
export function useReturnToasts(kind: CheckoutReturn['kind']) {
  const t = useTranslations('subscription.back');
  const subscription = useTranslations('subscription');
  const { date } = useFormatting();
  return useMemo(
    () => ({
      welcome: (plan: string, trialEnd: string | null) =>
        showToast({
          title: kind === 'checkout' ? t('welcome', { plan }) : t('paid'),
          description: trialEnd
            ? t('trial', { plan, date: date(trialEnd) })
            : t('active', { plan }),
          tone: 'success',
        }),
      cancelled: () => showToast({ title: t('cancelled'), description: t('cancelledHint') }),
      trialRefused: () =>
        showToast({ title: t('cancelled'), description: subscription('trialRefused') }),
      failed: () => showToast({ title: t('failed'), description: t('failedHint'), tone: 'danger' }),
      issue: () => showToast({ title: t('issue'), description: t('issueHint'), tone: 'danger' }),
    }),
    [t, subscription, date, kind],
  );
}
