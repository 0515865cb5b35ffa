import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { DAY_SECONDS } from '#contract/durations.ts';
import { isTaxable } from '../taxes/automatic-tax.ts';
import type { Work } from '../work.ts';

export interface SessionWishes {
  customer: Stripe.Customer;
  /** In cents: 0 with a trial. */
  amount: number;
  successUrl: string | null;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  locale: string | null;
  expiresAt: number | undefined;
  metadata: Record<string, string>;
  /** In cents: on top of the amount, or within it. */
  taxes: SessionTaxes;
  isAutomaticallyTaxed: boolean;
  asksAddress: boolean;
  asksTaxId: boolean;
}

/** The taxes on what is due, in cents. */
export interface SessionTaxes {
  added: number;
  all: number;
}

export function makeCheckoutSession(
  { now, pages }: Pick<Work, 'now' | 'pages'>,
  wishes: SessionWishes,
): Stripe.Checkout.Session {
  const { customer, amount } = wishes;
  const id = `cs_test_${randomBytes(24).toString('hex')}`;
  return {
    ...NOTHING_SPECIAL,
    id,
    ...sessionAmounts(amount, wishes.taxes),
    automatic_tax: automaticTaxOf(wishes.isAutomaticallyTaxed, isTaxable(customer.address)),
    billing_address_collection: wishes.asksAddress ? 'required' : null,
    cancel_url: wishes.cancelUrl,
    client_reference_id: wishes.clientReferenceId,
    created: now,
    customer: customer.id,
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    expires_at: wishes.expiresAt ?? now + DAY_SECONDS,
    locale: wishes.locale,
    metadata: wishes.metadata,
    success_url: wishes.successUrl,
    ...(wishes.asksTaxId && { tax_id_collection: { enabled: true, required: 'never' } }),
    url: `${pages}/checkout/${id}`,
  };
}

/** What is due, with its taxes. */
export function sessionAmounts(amount: number, { added, all }: SessionTaxes) {
  return {
    amount_subtotal: amount,
    amount_total: amount + added,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: all },
  };
}

/** Stripe Tax on a payment page; without an address it waits for one. */
export function automaticTaxOf(
  enabled: boolean,
  isLocated: boolean,
): Stripe.Checkout.Session['automatic_tax'] {
  if (!enabled) return { enabled: false, liability: null, provider: null, status: null };
  const status = isLocated ? 'complete' : 'requires_location_inputs';
  return { enabled: true, liability: { type: 'self' }, provider: 'stripe', status };
}

const NOTHING_SPECIAL = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: 'usd',
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: { enabled: false },
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
