import type { Card } from '../cards.ts';
import type { CardTexts } from './card-texts.ts';

/** The errors Stripe.js returns instead of throwing. */
export interface StripeError {
  type: 'card_error' | 'validation_error' | 'invalid_request_error' | 'api_connection_error';
  code?: string;
  decline_code?: string;
  message: string;
  [intent: string]: unknown;
}

/** A setup or payment intent as the browser may see it. */
export interface Intent {
  id: string;
  object: 'setup_intent' | 'payment_intent';
  status: string;
  client_secret: string;
}

/** Without an error, the intent: succeeded, or waiting for 3-D Secure. */
export interface Answer {
  intent?: Intent;
  error?: StripeError;
}

/** Calls about one intent, authorized by its client secret alone. */
export interface IntentCalls {
  read(clientSecret: string): Promise<Answer>;
  confirm(clientSecret: string, card: Card): Promise<Answer>;
  authenticate(clientSecret: string, passed: boolean): Promise<Answer>;
}

const SECRET = /^((?:seti|pi)_\w+?)_secret_\w+$/;

/** The calls for a publishable key; the error texts follow the form's language. */
export function intentCalls(key: string, texts: () => CardTexts): IntentCalls {
  const call = async (clientSecret: string, step: string, more: object = {}) => {
    const [, id] = SECRET.exec(clientSecret) ?? [];
    if (!id) throw new Error('IntegrationError: clientSecret is not one of an intent.');
    try {
      const answer = await fetch(`/dev/stripe/intents/${id}/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, client_secret: clientSecret, ...more }),
      });
      return (await answer.json()) as Answer;
    } catch {
      return { error: { type: 'api_connection_error', message: texts().unreachable } } as const;
    }
  };
  return {
    read: (secret) => call(secret, 'read'),
    confirm: (secret, { number, expMonth, expYear, cvc }) =>
      call(secret, 'confirm', { card: { number, exp_month: expMonth, exp_year: expYear, cvc } }),
    authenticate: (secret, passed) => call(secret, 'authenticate', { passed }),
  };
}
