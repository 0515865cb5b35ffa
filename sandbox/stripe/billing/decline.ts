import type { Stripe } from 'stripe';
import { cardOf, type Card, type CardBehaviour, type KnownCard } from '../cards.ts';
import type { Outcome } from '../operations.ts';
import { StripeRefusal } from '../refusal.ts';

/** Why a card was declined, in Stripe's codes. */
export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

const DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const DECLINES: Readonly<Partial<Record<CardBehaviour, Decline>>> = {
  declined: DECLINED,
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
};

export const NO_CARD: Decline = {
  code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
};

/** The bank's answer to a card; a number that is no test card is always declined. */
export function judge(card: Card, now: number): { known: KnownCard } | { decline: Decline } {
  const known = cardOf(card.number);
  if (!known) return { decline: { code: 'incorrect_number', message: NUMBER_UNKNOWN } };
  // A card is valid until the end of its month.
  if (Date.UTC(card.expYear, card.expMonth, 1) / 1000 <= now) {
    return { decline: { code: 'expired_card', message: 'Your card has expired.' } };
  }
  const decline = DECLINES[known.behaviour];
  return decline ? { decline } : { known };
}

const NUMBER_UNKNOWN =
  'Your card number is incorrect. Only the test numbers of Stripe are known here.';

/** The bank's answer to a charge of a stored card. */
export function declineOfCharge(behaviour: CardBehaviour | undefined): Decline | undefined {
  if (behaviour === undefined) return NO_CARD;
  return behaviour === 'fails_after_attach' ? DECLINED : DECLINES[behaviour];
}

export const AUTHENTICATION_FAILED = 'The bank could not make sure that the card is yours.';

export function toOutcome({ code, declineCode, message }: Decline): Outcome {
  return { outcome: 'declined', code, declineCode, message };
}

/** As in `last_setup_error` and `last_payment_error`. */
export function toLastError(
  { code, declineCode, message }: Decline,
  paymentMethod?: Stripe.PaymentMethod,
) {
  return {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message,
    ...(paymentMethod && { payment_method: paymentMethod }),
  };
}

/** 402, as the API answers; with `keep` the attempt stays stored. */
export function toRefusal(
  { code, declineCode, message }: Decline,
  options: { keep?: boolean } = {},
) {
  const error = { type: 'card_error', code, decline_code: declineCode, message } as const;
  return new StripeRefusal(402, error, options);
}
