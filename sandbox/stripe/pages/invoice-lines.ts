import type { Stripe } from 'stripe';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { PageContext } from './context.ts';
import { day, money } from './formatting.ts';
import { productName } from '../objects/catalog.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';
import { taxRows } from './tax-rows.ts';

/** An invoice to show. */
export interface Bill {
  at: PageContext;
  invoice: Stripe.Invoice;
  customer: Stripe.Customer;
  language: UnderstoodLanguage;
}

/** The texts of an invoice, for page and PDF. */
export interface InvoiceWords {
  lines: { text: string; period: string; amount: string }[];
  taxes: { text: string; amount: string }[];
  /** Total, credit, and what is due or was paid, in that order. */
  sums: { text: string; amount: string }[];
}

/** Its status as a short text. */
export function statusText({ status }: Stripe.Invoice, language: UnderstoodLanguage): string {
  const texts: Readonly<Record<string, string>> = PORTAL_TEXTS[language].bill.statuses;
  return texts[status ?? 'draft'] ?? '';
}

/** The lines of the invoice, in that language. */
export function wordsOf(
  at: PageContext,
  invoice: Stripe.Invoice,
  language: UnderstoodLanguage,
): InvoiceWords {
  const { bill } = PORTAL_TEXTS[language];
  const credit = Math.max(0, invoice.total - invoice.amount_due);
  const isPaid = invoice.status === 'paid';
  const last = isPaid
    ? { text: bill.paid, amount: money(language, invoice.amount_paid) }
    : { text: bill.due, amount: money(language, invoice.amount_remaining) };
  return {
    lines: invoice.lines.data.map((line) => ({
      text: lineText(line, language),
      period: bill.period(day(language, line.period.start), day(language, line.period.end)),
      amount: money(language, line.amount),
    })),
    taxes: taxRows(invoice.total_taxes ?? [], invoice.default_tax_rates, language),
    sums: [
      { text: bill.total, amount: money(language, invoice.total) },
      ...(credit > 0 ? [{ text: bill.credit, amount: money(language, -credit) }] : []),
      last,
    ],
  };
}

function lineText(line: Stripe.InvoiceLineItem, language: UnderstoodLanguage) {
  const { bill } = PORTAL_TEXTS[language];
  const name = productName(line.pricing?.price_details?.product ?? '');
  if (name === undefined) return line.description ?? '';
  if (line.parent?.subscription_item_details?.proration) {
    return line.amount < 0 ? bill.unused(name) : bill.remaining(name);
  }
  return line.amount === 0 ? bill.trialLine(name) : bill.line(name);
}
