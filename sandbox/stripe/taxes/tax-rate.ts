import type { Stripe } from 'stripe';

/** A rate that a call makes. */
export type RateWishes = Pick<
  Stripe.TaxRate,
  'id' | 'display_name' | 'inclusive' | 'percentage' | 'created'
> &
  Partial<Pick<Stripe.TaxRate, 'country' | 'description' | 'jurisdiction' | 'metadata' | 'state'>>;

export function makeTaxRate(wishes: RateWishes): Stripe.TaxRate {
  return {
    object: 'tax_rate',
    active: true,
    country: null,
    description: null,
    effective_percentage: null,
    flat_amount: null,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: {},
    rate_type: 'percentage',
    state: null,
    tax_type: null,
    ...wishes,
  };
}
