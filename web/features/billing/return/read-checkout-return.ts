import { queryParameters, removeFromAddress } from '#web/lib/navigation/location.tsx';

/** A return from entering a card, parsed from the address. */
export interface CheckoutReturn {
  /** `failed`: the bank did not confirm; `checkout`: from the provider's page; `form`: from our own. */
  kind: 'checkout' | 'form' | 'failed' | 'cancelled';
  sessionId: string | null;
  /** Whether a card was entered, so that its confirmation is awaited. */
  given: boolean;
  /** What the payment form needs for a retry. */
  retry: { client_secret: string; type: 'setup' | 'payment' } | null;
}

const STRIPE = ['setup_intent', 'payment_intent'] as const;
const NAMES = [
  'subscription',
  'session_id',
  'redirect_status',
  ...STRIPE,
  ...STRIPE.map((name) => `${name}_client_secret`),
];

let cardGiven = false;

/** Marks that our own form has submitted a card: the next return comes from there. */
export function noteGiven(): void {
  cardGiven = true;
}

/** Parses it; null without a return. */
export function readCheckoutReturn(query = queryParameters()): CheckoutReturn | null {
  const subscription = query.get('subscription');
  const sessionId = query.get('session_id');
  if (subscription === 'cancelled')
    return { kind: 'cancelled', sessionId: null, given: false, retry: null };
  if (subscription !== 'success') return null;
  if (query.get('redirect_status') === 'failed')
    return { kind: 'failed', sessionId: null, given: false, retry: retryOf(query) };
  const given = cardGiven || query.get('redirect_status') === 'succeeded' || sessionId !== null;
  return { kind: sessionId ? 'checkout' : 'form', sessionId, given, retry: null };
}

/** Removes it from the address, so that a reload does not repeat it. */
export function clearCheckoutReturn(): void {
  cardGiven = false;
  removeFromAddress(...NAMES);
}

function retryOf(query: URLSearchParams): CheckoutReturn['retry'] {
  const setup = query.get('setup_intent_client_secret');
  if (setup) return { client_secret: setup, type: 'setup' };
  const payment = query.get('payment_intent_client_secret');
  return payment ? { client_secret: payment, type: 'payment' } : null;
}
