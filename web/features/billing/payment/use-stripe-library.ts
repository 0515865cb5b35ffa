import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import type { PaymentOptions } from '#contract/billing/subscriptions.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { loadStripe } from './load-stripe.ts';
import { stripeLocaleOf } from './stripe-locale.ts';

/** Stripe's library once loaded; `failed` where it could not be loaded, with `retry`. */
export function useStripeLibrary(options: PaymentOptions) {
  const { language } = useLanguage();
  const [stripe, setStripe] = useState<Stripe>();
  const [failed, setFailed] = useState(false);
  // The initial language; later ones are set on the form.
  const [locale] = useState(() => stripeLocaleOf(language));
  const load = useCallback(
    () =>
      loadStripe(options, locale).then(setStripe, (error: unknown) => {
        console.error(error);
        setFailed(true);
      }),
    [options, locale],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setFailed(false);
    void load();
  };
  return { stripe, failed, retry };
}
