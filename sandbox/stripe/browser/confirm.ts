import { declineText } from './card-texts.ts';
import { askOwner } from './challenge.ts';
import type { Elements } from './elements.ts';
import type { Answer, Intent, IntentCalls, StripeError } from './intents.ts';

export interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

type Kind = 'setup' | 'payment';
export type Result =
  | { error: StripeError }
  | { setupIntent?: Intent; paymentIntent?: Intent; error?: undefined };

/**
 * Confirms the intent with the card in the form, with 3-D Secure where required, and redirects to
 * `return_url`; with redirect `if_required` it returns the intent instead, as cards need no
 * redirect. Errors of the cardholder are returned as `error`; errors of the site are thrown.
 */
export async function confirmIntent(
  kind: Kind,
  calls: IntentCalls,
  options: ConfirmOptions,
): Promise<Result> {
  const { elements, redirect = 'always' } = options;
  const secret = options.clientSecret ?? elements?.clientSecret;
  const goal = options.confirmParams?.return_url;
  if (!elements || !secret) throw new Error('IntegrationError: elements and a clientSecret.');
  if (redirect === 'always' && !goal) throw new Error('IntegrationError: confirmParams.return_url');
  const form = elements.readCard();
  if ('error' in form) return form;
  const { intent, error } = await settle(
    calls,
    secret,
    elements,
    await calls.confirm(secret, form.card),
  );
  if (error || !intent) return { error: spoken(elements, error) };
  if (redirect === 'if_required' || !goal) return named(kind, intent);
  location.assign(returnAddress(kind, goal, intent));
  // The page is left: callers must not continue meanwhile, as at Stripe.
  return new Promise(() => {});
}

/** The final result, after 3-D Secure. */
async function settle(
  calls: IntentCalls,
  secret: string,
  elements: Elements,
  answer: Answer,
): Promise<Answer> {
  if (answer.intent?.status !== 'requires_action') return answer;
  const passed = await askOwner({
    texts: elements.texts(),
    language: elements.locale,
    appearance: elements.appearance(),
  });
  return calls.authenticate(secret, passed);
}

export function named(kind: Kind, intent: Intent): Result {
  return kind === 'setup' ? { setupIntent: intent } : { paymentIntent: intent };
}

/** In the language of the form: the calls' messages are for developers. */
function spoken(elements: Elements, error: StripeError | undefined): StripeError {
  const texts = elements.texts();
  if (!error) return { type: 'api_connection_error', message: texts.unreachable };
  if (error.type !== 'card_error') return error;
  const notAuthenticated = error.code?.endsWith('_authentication_failure') ?? false;
  const decline = declineText(texts, error.decline_code ?? error.code);
  return { ...error, message: notAuthenticated ? texts.notAuthenticated : decline };
}

function returnAddress(kind: Kind, goal: string, intent: Intent): string {
  const address = new URL(goal, location.href);
  address.searchParams.set(`${kind}_intent`, intent.id);
  address.searchParams.set(`${kind}_intent_client_secret`, intent.client_secret);
  address.searchParams.set('redirect_status', 'succeeded');
  return address.href;
}
