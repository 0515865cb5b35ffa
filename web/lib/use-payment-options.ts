import { paymentOptions } from '#contract/subscriptions.ts';
import { useCall } from './query.tsx';

/** Whether plans can be paid for here, whether real money moves, and the key of the payment form. */
export function usePaymentOptions() {
  return useCall(paymentOptions);
}
