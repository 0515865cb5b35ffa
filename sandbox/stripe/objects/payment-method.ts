import type { Stripe } from 'stripe';
import type { Card, KnownCard } from '../cards.ts';
import { newId, type Work } from '../work.ts';

/** A card, not attached to a customer yet. Neither its number nor its code is stored. */
export function makePaymentMethod(
  { now }: Pick<Work, 'now'>,
  { expMonth, expYear }: Card,
  known: KnownCard,
): Stripe.PaymentMethod {
  const { brand, last4, fingerprint } = known;
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
