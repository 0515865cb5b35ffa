import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { newId, type Work } from '../work.ts';

export type CustomerWishes = Partial<
  Pick<Stripe.Customer, 'email' | 'name' | 'phone' | 'description' | 'metadata'>
> & { preferredLocales?: string[] };

export function makeCustomer(
  { now }: Pick<Work, 'now'>,
  { email, name, phone, description, metadata, preferredLocales }: CustomerWishes,
): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    email: email ?? null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: phone ?? null,
    preferred_locales: preferredLocales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
