import { z } from 'zod';

/** The Stripe account; docs/payments.md says where each value is found. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: {
    about:
      'secret key of the Stripe account; without keys a sandbox stands in, never in production',
    must: 'be a secret or restricted key of Stripe',
    example: 'sk_test_0123456789abcdef',
    secret: true,
    schema: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/)
      .optional(),
  },
  STRIPE_PUBLISHABLE_KEY: {
    about: 'publishable key of the same account, which the payment page shows to Stripe',
    must: 'be a publishable key of Stripe',
    example: 'pk_test_0123456789abcdef',
    schema: z
      .string()
      .regex(/^pk_(test|live)_\w+$/)
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    about: 'signing secret of the webhook whose address is PUBLIC_URL/api/stripe/webhook',
    must: 'be the signing secret of a webhook',
    example: 'whsec_0123456789abcdef',
    secret: true,
    schema: z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
  },
  STRIPE_PRICE_PROFESSIONAL: {
    about:
      'id of the monthly price of the Professional plan, 29 US dollars; another one is set in the panel',
    must: 'be the id of a price',
    example: 'price_0123456789abcdef',
    schema: z
      .string()
      .regex(/^price_\w+$/)
      .optional(),
  },
  STRIPE_PRICE_PREMIUM: {
    about:
      'id of the monthly price of the Premium plan, 79 US dollars; another one is set in the panel',
    must: 'be the id of a price',
    example: 'price_fedcba9876543210',
    schema: z
      .string()
      .regex(/^price_\w+$/)
      .optional(),
  },
  STRIPE_API_URL: {
    about: 'stand-in that is asked instead of Stripe in trials; never in production',
    must: 'be an http(s) address without a path',
    example: 'http://localhost:12111',
    schema: z
      .url({ protocol: /^https?$/ })
      .regex(/^https?:\/\/[^/?#]+\/?$/)
      .optional(),
  },
} as const;
