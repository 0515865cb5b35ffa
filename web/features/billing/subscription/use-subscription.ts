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

/** The same where it is not known who reads; undefined for all but professionals, and until it is there. */
export function useSubscriptionIfAny(): OwnSubscription | undefined {
  const { user } = useSession();
  const { language } = useLanguage();
  const enabled = !!user?.professionalId;
  return useCallQuery(getSubscription, inputOf(language), { enabled }).data;
}

/** Puts the subscription that a change answered in the place of the one read before. */
export function updateCachedSubscription(now: OwnSubscription, language: Language): void {
  queryClient.setQueryData(keyOf(getSubscription, inputOf(language)), now);
  void refresh('/api/professional/invoices', '/api/professionals/');
}

function inputOf(language: Language) {
  return { query: { language } };
}
