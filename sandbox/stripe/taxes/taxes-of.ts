import type { Stripe } from 'stripe';
import { invalid } from '../refusal.ts';
import { get } from '../store.ts';
import type { Work } from '../work.ts';
import { isTaxable, ratesAt } from './automatic-tax.ts';

type Taxed = Pick<Stripe.Subscription, 'automatic_tax' | 'default_tax_rates'> &
  Partial<Pick<Stripe.Subscription, 'items'>>;

/** The rates of a subscription: found by the customer's address, else those of its item, else its own. */
export function taxesOf(
  { automatic_tax: automatic, default_tax_rates: rates, items }: Taxed,
  { address }: Pick<Stripe.Customer, 'address'>,
) {
  const ofItem = items?.data[0]?.tax_rates ?? [];
  const own = ofItem.length > 0 ? ofItem : (rates ?? []);
  if (!automatic.enabled) return { rates: own, reason: 'not_available' as const };
  return {
    rates: isTaxable(address) ? ratesAt(address) : [],
    reason: 'standard_rated' as const,
  };
}

/** The rates of these ids. @throws StripeRefusal for one that does not exist or is archived */
export async function getTaxRates(
  work: Work,
  ids: readonly string[],
  param = 'default_tax_rates',
): Promise<Stripe.TaxRate[]> {
  const rates: Stripe.TaxRate[] = [];
  for (const id of ids) {
    const { body } = await get(work, 'tax_rate', id, param);
    if (!body.active) {
      throw invalid(`The tax rate ${id} is archived and cannot be used.`, { param });
    }
    rates.push(body);
  }
  return rates;
}

/** @throws StripeRefusal for both ways at once, or a customer without an address taxed by it */
export function assertTaxable(
  { isAutomatic, hasRates }: { isAutomatic: boolean; hasRates: boolean },
  { address }: Pick<Stripe.Customer, 'address'>,
): void {
  if (!isAutomatic) return;
  if (hasRates) {
    throw invalid('Automatic tax cannot be enabled together with tax rates.', {
      param: 'automatic_tax',
    });
  }
  if (isTaxable(address)) return;
  throw invalid(
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
  );
}

/** `automatic_tax` of a subscription. */
export function automaticTax(enabled: boolean): Stripe.Subscription['automatic_tax'] {
  return { disabled_reason: null, enabled, liability: enabled ? { type: 'self' } : null };
}
