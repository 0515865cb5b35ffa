import { confirmIntent, named, type ConfirmOptions } from './confirm.ts';
import { cardTexts } from './card-texts.ts';
import { Elements, languageOf, type ElementsOptions } from './elements.ts';
import { intentCalls } from './intents.ts';

/**
 * `window.Stripe` of the sandbox: a replacement of the script of js.stripe.com for
 * `@stripe/stripe-js`, as far as a Payment Element for cards is concerned.
 */
function openStripe(key: string, { locale }: { locale?: string } = {}) {
  if (!key.startsWith('pk_test_sandbox')) {
    throw new Error('IntegrationError: The sandbox knows only its own publishable key.');
  }
  const calls = intentCalls(key, () => cardTexts(languageOf(locale)));
  const retrieve = (kind: 'setup' | 'payment') => async (clientSecret: string) => {
    const { intent, error } = await calls.read(clientSecret);
    return intent ? named(kind, intent) : { error };
  };
  return {
    elements: (options: ElementsOptions = {}) =>
      new Elements(calls, { ...(locale !== undefined && { locale }), ...options }),
    confirmSetup: (options: ConfirmOptions) => confirmIntent('setup', calls, options),
    confirmPayment: (options: ConfirmOptions) => confirmIntent('payment', calls, options),
    retrieveSetupIntent: retrieve('setup'),
    retrievePaymentIntent: retrieve('payment'),
    // React's wrapper recognises the object by these; nothing here calls them.
    createToken: missing('createToken'),
    createPaymentMethod: missing('createPaymentMethod'),
    confirmCardPayment: missing('confirmCardPayment'),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function missing(name: string) {
  return () => Promise.reject(new Error(`IntegrationError: The sandbox has no ${name}.`));
}

// The release that the SDKs of 2026-10-28.endive expect.
Object.assign(window, { Stripe: Object.assign(openStripe, { version: 'endive' }) });
