import type { Stripe } from 'stripe';

type Line = Stripe.InvoiceLineItem;
type Taxes = Line['taxes'];

/** Of a percentage in ten-thousandths. */
const WHOLE = 1_000_000;

interface Taxed {
  rates: readonly Stripe.TaxRate[];
  reason: 'not_available' | 'standard_rated';
}

/** The lines with their taxes, each rounded by itself, as Stripe rounds them. */
export function taxedLines(lines: readonly Line[], taxed: Taxed): Line[] {
  return lines.map((line) => ({ ...line, taxes: taxesOn(line.amount, taxed) }));
}

/** The taxes on an amount in cents: those included in it first, the others on what is left. */
export function taxesOn(amount: number, { rates, reason }: Taxed): NonNullable<Taxes> {
  const within = rates.filter(({ inclusive }) => inclusive);
  const whole = WHOLE + sum(within.map(shareOf));
  const included = within.map((rate) => rounded((amount * shareOf(rate)) / whole));
  const net = amount - sum(included);
  return rates.map((rate) => ({
    amount: rate.inclusive
      ? included[within.indexOf(rate)]!
      : rounded((net * shareOf(rate)) / WHOLE),
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: reason,
    taxable_amount: net,
    type: 'tax_rate_details',
  }));
}

/** What an invoice says of the taxes of its lines. */
export function invoiceSums(lines: readonly Line[]) {
  const amount = sum(lines.map((line) => line.amount));
  const all = lines.flatMap((line) => line.taxes ?? []);
  const ofKind = (kind: string) =>
    sum(all.filter((tax) => tax.tax_behavior === kind).map((tax) => tax.amount));
  const total = amount + ofKind('exclusive');
  const withoutTax = amount - ofKind('inclusive');
  return {
    subtotal: amount,
    subtotal_excluding_tax: withoutTax,
    total,
    total_excluding_tax: withoutTax,
    total_taxes: totalTaxes(all),
  };
}

/** By rate, in the order of the lines. */
function totalTaxes(all: NonNullable<Taxes>): NonNullable<Taxes> {
  const ids = [...new Set(all.map((tax) => tax.tax_rate_details?.tax_rate))];
  return ids.map((id) => {
    const own = all.filter((tax) => tax.tax_rate_details?.tax_rate === id);
    return {
      ...own[0]!,
      amount: sum(own.map((tax) => tax.amount)),
      taxable_amount: sum(own.map((tax) => tax.taxable_amount ?? 0)),
    };
  });
}

function shareOf({ percentage }: Stripe.TaxRate): number {
  return Math.round(percentage * 10_000);
}

/** Half a cent away from zero, so that a credit is as much as the charge it takes back. */
function rounded(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents)) || 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
