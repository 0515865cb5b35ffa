import { isRunning } from '../kinds.ts';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { cardFor, idOf } from './cards.ts';
import type { Decline } from './decline.ts';
import { endSubscription } from './end.ts';
import { openInvoices, subscriptionOf } from './invoices.ts';
import { tryCharge } from './payment.ts';

/** Retries of a failed charge, in days after the first failure; after the last it is over. */
const RETRIES = [1, 3, 5, 7];

/**
 * Charges an open invoice to the stored card, or to `card`, and updates its subscription: active
 * again, past due with a retry, or ended. Undefined on success.
 */
export async function collect(
  work: Work,
  invoiceId: string,
  card?: Kept<'payment_method'>,
): Promise<Decline | undefined> {
  const invoice = await get(work, 'invoice', invoiceId);
  const subscription = await get(work, 'subscription', subscriptionOf(invoice.body));
  const decline = await tryCharge(work, invoice, card ?? (await cardFor(work, subscription.body)));
  if (decline) await afterFailure(work, invoiceId, subscription);
  else await afterPayment(work, subscription);
  return decline;
}

/** A payment activates a subscription. */
export async function afterPayment(work: Work, { body }: Kept<'subscription'>): Promise<void> {
  const subscription = await get(work, 'subscription', body.id);
  const { status } = subscription.body;
  if (status !== 'incomplete' && status !== 'past_due' && status !== 'unpaid') return;
  if ((await openInvoices(work, subscription.body)).length > 0) return;
  await alter(work, subscription, {
    body: { status: 'active' },
    event: 'customer.subscription.updated',
  });
  await setDelinquent(work, idOf(body.customer), false);
}

/** Records a failed charge, and its next retry. */
export async function afterFailure(
  work: Work,
  invoiceId: string,
  subscription: Kept<'subscription'>,
): Promise<void> {
  const invoice = await get(work, 'invoice', invoiceId);
  const live = isRunning(subscription.body.status);
  const first = invoice.hidden.firstFailedAt ?? work.now;
  const next = RETRIES.map((days) => first + days * DAY_SECONDS).find((at) => at > work.now);
  const failed = await alter(work, invoice, {
    body: { next_payment_attempt: live ? (next ?? null) : null },
  });
  await work.emit('invoice.payment_failed', failed.body);
  if (!live) return;
  const late = await alter(work, subscription, {
    body: { status: 'past_due' },
    event: 'customer.subscription.updated',
  });
  await setDelinquent(work, idOf(subscription.body.customer), true);
  if (next === undefined) await endSubscription(work, late, 'payment_failed');
}

async function setDelinquent(work: Work, customerId: string, delinquent: boolean): Promise<void> {
  const customer = await get(work, 'customer', customerId);
  await alter(work, customer, { body: { delinquent }, event: 'customer.updated' });
}
