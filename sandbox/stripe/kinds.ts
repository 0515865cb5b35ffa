import type { Stripe } from 'stripe';
import type { CardBehaviour } from './cards.ts';

/** Stored data of each kind of object that the API does not show. */
export interface Hidden {
  customer: object;
  price: object;
  tax_rate: object;
  subscription: SubscriptionHidden;
  invoice: InvoiceHidden;
  setup_intent: SetupHidden;
  payment_intent: { invoice: string };
  payment_method: { behaviour: CardBehaviour };
  'checkout.session': SessionHidden;
  'billing_portal.session': object;
}

export interface SubscriptionHidden {
  toldOfTrialEnd?: boolean;
  /** The end of the period whose renewal was announced. */
  toldOfRenewal?: number;
  /** Prorations that wait for the next invoice. */
  pendingLines: Stripe.InvoiceLineItem[];
}

export interface InvoiceHidden {
  paymentIntent?: string;
  firstFailedAt?: number;
}

/** What follows once the card of a set-up is stored. */
export type Purpose =
  | { for: 'subscription'; id: string }
  | { for: 'checkout'; id: string }
  | { for: 'portal'; id: string }
  | { for: 'invoice'; id: string };

export interface SetupHidden {
  purpose: Purpose;
}

export interface SessionHidden {
  price: string;
  trialDays: number | undefined;
  missingPaymentMethod: string | undefined;
  subscriptionMetadata: Record<string, string>;
  /** Those of the subscription; sessions of before there were any have none. */
  taxRates?: string[];
  /** Whether the address typed on the page becomes the customer's. */
  savesAddress?: boolean;
}

export interface Kinds {
  customer: Stripe.Customer;
  price: Stripe.Price;
  tax_rate: Stripe.TaxRate;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
}

export type Kind = keyof Kinds;

/** A stored object. */
export interface Kept<K extends Kind> {
  body: Kinds[K];
  hidden: Hidden[K];
}

/** Whether a status is final. */
export function isEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether a status has consecutive periods. */
export function isRunning(status: string): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due';
}
