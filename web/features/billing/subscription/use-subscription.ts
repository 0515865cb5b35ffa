import type { Language } from '#contract/language.ts';
import { getSubscription, type OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { keyOf, queryClient, refresh, useCallQuery } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';

/** The signed-in professional's subscription, its plan named in the reader's language. */
export function useSubscription() {
  const { language } = useLanguage();
  return useCallQuery(getSubscription, inputOf(language));
}

/** The same for an unknown reader; undefined for all but professionals, and while loading. */
export function useSubscriptionIfAny(): OwnSubscription | undefined {
  const { user } = useSession();
  const { language } = useLanguage();
  const enabled = !!user?.professionalId;
  return useCallQuery(getSubscription, inputOf(language), { enabled }).data;
}

/** Replaces the cached subscription with the answer of a change. */
export function updateCachedSubscription(now: OwnSubscription, language: Language): void {
  queryClient.setQueryData(keyOf(getSubscription, inputOf(language)), now);
  void refresh('/api/professional/invoices', '/api/professionals/');
}

function inputOf(language: Language) {
  return { query: { language } };
}
