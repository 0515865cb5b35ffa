import { loadStripe as loadFromStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import type { PaymentOptions } from '#contract/billing/subscriptions.ts';

/** The sandbox's stand-in for Stripe's script. */
const SANDBOX_SCRIPT = '/dev/stripe/stripe.js';

let loading: Promise<Stripe> | undefined;

/**
 * Stripe's own library, or its stand-in in the sandbox. Loaded once for the life of the page; a
 * failed attempt can be made again.
 * @throws where its script cannot be reached, or there is no account to pay
 */
export function loadStripe(
  { mode, publishableKey }: PaymentOptions,
  locale: StripeElementLocale,
): Promise<Stripe> {
  loading ??= load(mode, publishableKey, locale).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(
  mode: PaymentOptions['mode'],
  key: string | null,
  locale: StripeElementLocale,
): Promise<Stripe> {
  if (mode === 'sandbox') await loadScript(SANDBOX_SCRIPT);
  const stripe = key === null ? null : await loadFromStripe(key, { locale });
  if (!stripe) throw new Error('There is no Stripe to pay at.');
  return stripe;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
