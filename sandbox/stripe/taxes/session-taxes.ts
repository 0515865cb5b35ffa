import type { Stripe } from 'stripe';
import type { SessionTaxes } from '../objects/checkout-session.ts';
import { taxesOn } from './line-taxes.ts';
import { automaticTax, taxesOf } from './taxes-of.ts';

interface Sold {
  isAutomatic: boolean;
  rates: Stripe.TaxRate[];
  address: Stripe.Customer['address'];
}

/** The taxes on what a payment page asks for now, in cents. */
export function sessionTaxes(amount: number, sold: Sold): SessionTaxes {
  const taxes = sessionLines(amount, sold);
  const sumOf = (some: typeof taxes) => some.reduce((all, tax) => all + tax.amount, 0);
  return {
    all: sumOf(taxes),
    added: sumOf(taxes.filter((tax) => tax.tax_behavior === 'exclusive')),
  };
}

/** Each of them. */
export function sessionLines(amount: number, { isAutomatic, rates, address }: Sold) {
  const taxed = { automatic_tax: automaticTax(isAutomatic), default_tax_rates: rates };
  return taxesOn(amount, taxesOf(taxed, { address: address ?? null }));
}
