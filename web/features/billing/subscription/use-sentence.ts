import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { sentenceOf } from './standing.ts';

/** The sentence about a professional's standing. */
export function useSentence(): (subscription: OwnSubscription) => string {
  const t = useTranslations('subscription.says');
  const format = useFormatting();
  return (subscription) => {
    const { key, ...values } = { date: null, amount: 0, ...sentenceOf(subscription) };
    return t(key, {
      date: format.date(values.date),
      amount: format.money(values.amount),
      plan: subscription.plan.name,
    });
  };
}
