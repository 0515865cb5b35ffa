import type { Stripe } from 'stripe';
import type { Card } from './cards.ts';

/** How giving a card, or the bank's question to its owner, ended. */
export type Outcome =
  | { outcome: 'succeeded' }
  /** The bank asks its owner first: `finishAction` says how that ended. */
  | { outcome: 'requires_action'; intentId: string }
  | {
      outcome: 'declined';
      /** Stripe's error code: card_declined, expired_card, incorrect_number … */
      code: string;
      declineCode?: string | undefined;
      message: string;
    };

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/**
 * What people do at Stripe itself: in the card form, on its payment page and in its portal. Each is
 * one transaction, and first does what time has brought. Ids that are not known, or a state that does
 * not allow it, throw StripeRefusal (`status`, `body.error` as the API would answer).
 */
export interface Operations {
  /** Any object by its id, as the API would show it; undefined where there is none. */
  find<T>(id: string): Promise<T | undefined>;
  /** The intent of a client secret (seti_…_secret_… or pi_…_secret_…). */
  findIntent(clientSecret: string): Promise<Intent | undefined>;
  /** Confirms a setup or payment intent with a card. */
  confirmIntent(given: { intentId: string; clientSecret: string; card: Card }): Promise<Outcome>;
  /** The end of 3-D Secure, for intents of the card form, the payment page and the portal alike. */
  finishAction(given: { intentId: string; passed: boolean }): Promise<Outcome>;
  /** Pays on the payment page; an open session has become `complete` once it succeeded. */
  completeCheckout(given: { sessionId: string; card: Card }): Promise<Outcome>;
  /** The portal: the customer's card from now on; what is owed is charged again at once. */
  setDefaultCard(customerId: string, card: Card): Promise<Outcome>;
  /** Pays an open invoice with the card at hand, or with `card`, which is kept. */
  payInvoice(invoiceId: string, card?: Card): Promise<Outcome>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<Stripe.Subscription>;
  resume(subscriptionId: string): Promise<Stripe.Subscription>;
  /** Goes over to another price at once; a declined card leaves everything as it was. */
  switchPrice(subscriptionId: string, priceId: string): Promise<Outcome>;
  /** Newest first. */
  listInvoices(customerId: string): Promise<Stripe.Invoice[]>;
  /** Newest first, whatever their status. */
  listSubscriptions(customerId: string): Promise<Stripe.Subscription[]>;
  /** The cards of a customer, newest first. */
  listCards(customerId: string): Promise<Stripe.PaymentMethod[]>;
}
