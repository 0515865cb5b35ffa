import type { PaymentOptions } from '#contract/subscriptions.ts';
import type { Offer } from './offer.ts';
import type { Confirmation } from './secret-in-address.ts';

/** What the payment form is for, and whom it tells. */
export interface CardEntryProps {
  confirmation: Confirmation;
  options: PaymentOptions;
  /** Undefined where the plans could not be read: the form works all the same. */
  offer: Offer | undefined;
  frenchTermsFirst: boolean;
  /** Told when a payment begins, and when it failed. */
  onPaying: (paying: boolean) => void;
  /** Asks for a new secret, where this one cannot be used any more. */
  onBeginAgain: () => void;
}
