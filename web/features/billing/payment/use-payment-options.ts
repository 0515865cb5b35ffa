import { paymentOptions } from '#contract/billing/subscriptions.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** Whether plans can be paid for here, whether real money moves, and the key of the payment form. */
export function usePaymentOptions() {
  return useCallQuery(paymentOptions);
}
