import type { Stripe } from 'stripe';
import { makePaymentIntent } from '../objects/payment-intent.ts';
import { balanced, draftInvoice, type InvoiceWishes } from '../objects/invoice.ts';
import type { Kept } from '../kinds.ts';
import { add, alter, get, list } from '../store.ts';
import type { Work } from '../work.ts';
import { idOf } from './cards.ts';
import { markPaid } from './payment.ts';

/**
 * Creates and finalizes an invoice of a subscription. It is open, or paid where nothing is due. It
 * becomes the subscription's latest one, without a separate event.
 */
export async function issueInvoice(
  work: Work,
  wishes: Pick<InvoiceWishes, 'lines' | 'reason' | 'period'> & {
    subscription: Kept<'subscription'>;
  },
): Promise<{ invoice: Kept<'invoice'>; subscription: Kept<'subscription'> }> {
  const { subscription } = wishes;
  const customer = await get(work, 'customer', idOf(subscription.body.customer));
  const lines = [...subscription.hidden.pendingLines, ...wishes.lines];
  const body = draftInvoice(work, {
    ...wishes,
    lines,
    customer: customer.body,
    subscription: subscription.body,
  });
  const draft: Kept<'invoice'> = { body, hidden: {} };
  await add(work, draft);
  await work.emit('invoice.created', body);
  const invoice = await finalize(work, draft, customer);
  const changed = await alter(work, subscription, {
    body: { latest_invoice: body.id },
    hidden: { pendingLines: [] },
  });
  return { invoice, subscription: changed };
}

async function finalize(
  work: Work,
  draft: Kept<'invoice'>,
  customer: Kept<'customer'>,
): Promise<Kept<'invoice'>> {
  const { id, total } = draft.body;
  const { invoice_prefix: prefix, next_invoice_sequence: sequence = 1 } = customer.body;
  const { balance } = balanced(total, customer.body.balance);
  await alter(work, customer, {
    body: { balance, next_invoice_sequence: sequence + 1, currency: 'usd' },
    event: 'customer.updated',
  });
  const body = {
    status: 'open',
    number: `${prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    ending_balance: balance,
    effective_at: work.now,
    hosted_invoice_url: `${work.pages}/invoices/${id}`,
    invoice_pdf: `${work.pages}/invoices/${id}/pdf`,
    status_transitions: { ...draft.body.status_transitions, finalized_at: work.now },
  } satisfies Partial<Stripe.Invoice>;
  const hidden = await openPayment(work, draft.body);
  const open = await alter(work, draft, { body, hidden, event: 'invoice.finalized' });
  return open.body.amount_due === 0 ? markPaid(work, open) : open;
}

async function openPayment(work: Work, invoice: Stripe.Invoice) {
  if (invoice.amount_due === 0) return {};
  const intent = makePaymentIntent(work, invoice);
  await add<'payment_intent'>(work, { body: intent, hidden: { invoice: invoice.id } });
  await work.emit('payment_intent.created', intent);
  return { paymentIntent: intent.id };
}

export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return idOf(parent!.subscription_details!.subscription);
}

/** The unpaid invoices of a subscription, oldest first. */
export async function openInvoices(
  work: Work,
  { id, customer }: Stripe.Subscription,
): Promise<Kept<'invoice'>[]> {
  const all = await list(work, 'invoice', idOf(customer));
  return all
    .filter(({ body }) => body.status === 'open' && subscriptionOf(body) === id)
    .toReversed();
}

/** Stops retries of open invoices; they can still be paid. */
export async function stopCharging(work: Work, subscription: Stripe.Subscription): Promise<void> {
  for (const invoice of await openInvoices(work, subscription)) {
    await alter(work, invoice, {
      body: { next_payment_attempt: null, auto_advance: false },
      event: 'invoice.updated',
    });
  }
}

/** Voids an open invoice. */
export async function voidInvoice(work: Work, invoice: Kept<'invoice'>): Promise<Kept<'invoice'>> {
  const voided = await alter(work, invoice, {
    body: {
      status: 'void',
      next_payment_attempt: null,
      auto_advance: false,
      status_transitions: { ...invoice.body.status_transitions, voided_at: work.now },
    },
    event: 'invoice.voided',
  });
  await cancelPayment(work, invoice.hidden.paymentIntent);
  return voided;
}

/** A subscription that never began owes nothing. */
export async function voidOpenInvoices(work: Work, of: Stripe.Subscription): Promise<void> {
  for (const invoice of await openInvoices(work, of)) await voidInvoice(work, invoice);
}

async function cancelPayment(work: Work, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const body = {
    status: 'canceled',
    canceled_at: work.now,
    cancellation_reason: 'void_invoice',
  } as const;
  await alter(work, await get(work, 'payment_intent', id), {
    body,
    event: 'payment_intent.canceled',
  });
}
