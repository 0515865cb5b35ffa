/** The behaviour of a test card. */
export type CardBehaviour =
  | 'ok'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'incorrect_cvc'
  | 'requires_action'
  | 'fails_after_attach';

/** A card as submitted; the year has four digits. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export interface KnownCard {
  brand: 'visa' | 'mastercard';
  last4: string;
  /** The same for the same card number: detects a second free trial. */
  fingerprint: string;
  behaviour: CardBehaviour;
}

/** Stripe's own test numbers, https://docs.stripe.com/testing: none is a real card. */
export const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '4000002500003155': 'requires_action',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000341': 'fails_after_attach',
};

/** The test card of a number, however spaced; undefined for any other: it may be real. */
export function cardOf(number: string): KnownCard | undefined {
  const digits = number.replaceAll(/\D/g, '');
  const behaviour = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  if (!behaviour) return undefined;
  return {
    brand: digits.startsWith('5') ? 'mastercard' : 'visa',
    last4: digits.slice(-4),
    fingerprint: `sandbox${digits.slice(-8)}`,
    behaviour,
  };
}
