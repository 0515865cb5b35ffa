import { periodOf } from '../due.ts';
import { periodLine } from '../objects/invoice-line.ts';
import { changedItems } from '../objects/subscription.ts';
import type { Kept } from '../kinds.ts';
import { alter } from '../store.ts';
import type { Work } from '../work.ts';
import { cardFor } from './cards.ts';
import { collect } from './collect.ts';
import type { Decline } from './decline.ts';
import { endSubscription } from './end.ts';
import { issueInvoice } from './invoices.ts';
import { monthFrom } from './months.ts';
import { getWare } from './subscribe.ts';

/** Begins the next month and charges it. Stripe leaves the invoice open to changes for an hour. */
export async function renew(work: Work, subscription: Kept<'subscription'>): Promise<void> {
  const { end } = periodOf(subscription.body);
  await beginPeriod(work, subscription, end, { reason: 'subscription_cycle' });
}

/**
 * Ends a trial: the first month is charged. Without a card `trial_settings` apply. Returns the
 * decline, undefined without one.
 */
export async function endTrial(
  work: Work,
  subscription: Kept<'subscription'>,
): Promise<Decline | undefined> {
  const missing = subscription.body.trial_settings?.end_behavior.missing_payment_method;
  const card = await cardFor(work, subscription.body);
  if (!card && missing === 'cancel') {
    await endSubscription(work, subscription, 'cancellation_requested');
    return undefined;
  }
  if (!card && missing === 'pause') {
    const paused = await alter(work, subscription, { body: { status: 'paused' } });
    await work.emit('customer.subscription.paused', paused.body);
    return undefined;
  }
  return beginPeriod(work, subscription, work.now, {
    reason: 'subscription_cycle',
    anchor: work.now,
  });
}

async function beginPeriod(
  work: Work,
  subscription: Kept<'subscription'>,
  start: number,
  { reason, anchor }: { reason: 'subscription_cycle'; anchor?: number },
): Promise<Decline | undefined> {
  const { body } = subscription;
  const before = periodOf(body);
  const period = monthFrom(anchor ?? body.billing_cycle_anchor, start);
  const ware = getWare(work, body.items.data[0]!.price.id);
  const begun = await alter(work, subscription, {
    body: {
      items: changedItems(body, { period }),
      ...(anchor !== undefined && {
        billing_cycle_anchor: anchor,
        status: 'active',
        trial_end: Math.min(body.trial_end ?? anchor, anchor),
      }),
    },
  });
  const { invoice, subscription: invoiced } = await issueInvoice(work, {
    subscription: begun,
    lines: [periodLine(body, ware, period)],
    reason,
    period: { start: before.start, end: start },
  });
  await work.emit('customer.subscription.updated', invoiced.body, changesOf(body, invoiced.body));
  return invoice.body.status === 'paid' ? undefined : collect(work, invoice.body.id);
}

function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, before[name]]),
  ) as Partial<T>;
}
