import type { Stripe } from 'stripe';
import type { Card } from './cards.ts';

/** The outcome of entering a card, or of 3-D Secure. */
export type Outcome =
  | { outcome: 'succeeded' }
  /** 3-D Secure comes first: `finishAction` returns its outcome. */
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
 * one transaction, and first processes what is due. Unknown ids, or a state that does not allow it,
 * throw StripeRefusal (`status`, `body.error` as the API would answer).
 */
export interface Operations {
  /** Any object by its id, as the API shows it; undefined where there is none. */
  find<T>(id: string): Promise<T | undefined>;
  /** The intent of a client secret (seti_…_secret_… or pi_…_secret_…). */
  findIntent(clientSecret: string): Promise<Intent | undefined>;
  /** Confirms a setup or payment intent with a card. */
  confirmIntent(given: { intentId: string; clientSecret: string; card: Card }): Promise<Outcome>;
  /** The end of 3-D Secure, for intents of the card form, the payment page and the portal alike. */
  finishAction(given: { intentId: string; passed: boolean }): Promise<Outcome>;
  /** Where somebody on the payment page is, in the codes of Stripe; taxes may follow from it. */
  giveAddress(given: {
    sessionId: string;
    place: Pick<Stripe.Address, 'country' | 'state' | 'postal_code'>;
  }): Promise<void>;
  /** Pays on the payment page; an open session has become `complete` once it succeeded. */
  completeCheckout(given: { sessionId: string; card: Card }): Promise<Outcome>;
  /** The portal: sets the customer's card; unpaid invoices are charged again at once. */
  setDefaultCard(customerId: string, card: Card): Promise<Outcome>;
  /** Pays an open invoice with the stored card, or with `card`, which is stored. */
  payInvoice(invoiceId: string, card?: Card): Promise<Outcome>;
  cancelAtPeriodEnd(subscriptionId: string): Promise<Stripe.Subscription>;
  resume(subscriptionId: string): Promise<Stripe.Subscription>;
  /** Changes to another price at once; a declined card changes nothing. */
  switchPrice(subscriptionId: string, priceId: string): Promise<Outcome>;
  /** Newest first. */
  listInvoices(customerId: string): Promise<Stripe.Invoice[]>;
  /** Newest first, whatever their status. */
  listSubscriptions(customerId: string): Promise<Stripe.Subscription[]>;
  /** The cards of a customer, newest first. */
  listCards(customerId: string): Promise<Stripe.PaymentMethod[]>;
}
