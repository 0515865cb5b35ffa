import { paymentOptions } from '#contract/billing/subscriptions.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** Whether payments are enabled, whether they are live, and the publishable key. */
export function usePaymentOptions() {
  return useCallQuery(paymentOptions);
}
