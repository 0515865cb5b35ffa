import type { Stripe } from 'stripe';
import { INVOICE_STATUSES, type Invoice } from '#contract/billing/subscriptions.ts';
import { isoOfSeconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { taxOfInvoice } from '#server/payments/taxes/tax-state.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';

const SHOWN = 24;

/** Including those left out, which are few. */
const READ = 100;

/**
 * The newest invoices of the caller. Left out are drafts, those of zero, which Stripe creates when a trial begins, and those of a plan whose payment page was only
 * opened.
 * @throws Refusal `payments_unavailable`, `payments_unreachable`
 */
export async function listOwnInvoices(platform: Platform, call: OwnCall): Promise<Invoice[]> {
  accountOf(platform);
  const row = await findSubscription(platform.db, call.session.professionalId);
  const customer = row?.stripe_customer_id;
  if (!customer) return [];
  await limit(platform, call, 'billing');
  const { data } = await callStripe(platform, (stripe) =>
    stripe.invoices.list({ customer, limit: READ }),
  );
  return data
    .filter(isOfPlan)
    .flatMap((invoice) => presentInvoice(invoice) ?? [])
    .slice(0, SHOWN);
}

function isOfPlan({ total, status, billing_reason: reason }: Stripe.Invoice): boolean {
  return total !== 0 && (status === 'paid' || reason !== 'subscription_create');
}

function presentInvoice(invoice: Stripe.Invoice): Invoice | null {
  const status = INVOICE_STATUSES.find((known) => known === invoice.status);
  if (!status) return null;
  const tax = taxOfInvoice(invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    at: isoOfSeconds(invoice.created),
    amount: invoice.total / 100,
    ...(tax !== null && { tax: tax / 100 }),
    status,
    pdfUrl: invoice.invoice_pdf ?? null,
    payUrl: status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  };
}
