import type { BegunSubscription, PaymentOptions } from '#contract/billing/subscriptions.ts';
import type { Offer } from './offer.ts';

/** What the payment form is for, and whom it tells. */
export interface CardEntryProps {
  begun: BegunSubscription;
  options: PaymentOptions;
  offer: Offer;
  frenchTermsFirst: boolean;
  /** Told when a payment begins, and when it failed. */
  onPaying: (paying: boolean) => void;
  /** Asks for a new secret, where this one cannot be used any more. */
  onBeginAgain: () => void;
}
