import { listPlans } from '#contract/billing/plans.ts';
import { useLanguage } from './i18n/i18n.tsx';
import { useCallQuery } from './api/query.tsx';

/** The plans on offer, in the reader's language. */
export function usePlans() {
  const { language } = useLanguage();
  return useCallQuery(listPlans, { query: { language } });
}
