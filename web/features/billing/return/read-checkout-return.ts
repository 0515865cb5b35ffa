import { queryParameters, removeFromAddress } from '#web/lib/navigation/location.tsx';

/** How somebody comes back from giving a card, as the address says it. */
export interface CheckoutReturn {
  /** `failed`: the bank did not confirm; `checkout`: from the provider's page; `form`: from our own. */
  kind: 'checkout' | 'form' | 'failed' | 'cancelled';
  sessionId: string | null;
  /** Whether a card was given, so that its confirmation is waited for. */
  given: boolean;
  /** What the payment form needs to try once more. */
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

/** Our own form has given a card: whoever comes back now comes from there. */
export function noteGiven(): void {
  cardGiven = true;
}

/** Reads it; null where nobody comes back. */
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

/** Takes it out of the address, so that a reload does not repeat it. */
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
