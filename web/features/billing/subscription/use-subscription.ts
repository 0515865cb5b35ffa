import type { Language } from '#contract/language.ts';
import { getSubscription, type OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { keyOf, queryClient, refresh, useCallQuery } from '#web/lib/api/query.tsx';

/**
 * The signed-in professional's subscription, its plan named in the reader's language. Others have
 * none: `enabled` says whether to ask.
 */
export function useSubscription(enabled = true) {
  const { language } = useLanguage();
  return useCallQuery(getSubscription, inputOf(language), { enabled });
}

/** Puts the subscription that a change answered in the place of the one read before. */
export function updateCachedSubscription(now: OwnSubscription, language: Language): void {
  queryClient.setQueryData(keyOf(getSubscription, inputOf(language)), now);
  void refresh('/api/professional/invoices', '/api/professionals/');
}

function inputOf(language: Language) {
  return { query: { language } };
}
