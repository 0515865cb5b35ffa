import type { StripeElementLocale } from '@stripe/stripe-js';
import type { Language } from '#contract/language.ts';
import { furtherLanguage } from '#contract/language-facts.ts';
import { localeOf } from '#web/lib/i18n/language.ts';

/** The language of Stripe's form: of a further one that of the browser, where Stripe knows it. */
export function stripeLocaleOf(language: Language): StripeElementLocale {
  return furtherLanguage(language) ? 'auto' : (localeOf(language) as StripeElementLocale);
}
