import { DAY_SECONDS } from '#contract/durations.ts';
import { findWare, type Ware } from '../objects/catalog.ts';
import { periodLine, trialLine } from '../objects/invoice-line.ts';
import { makeSubscription } from '../objects/subscription.ts';
import { invalid, missing } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { add, alter, get } from '../store.ts';
import { assertTaxable, getTaxRates } from '../taxes/taxes-of.ts';
import type { Work } from '../work.ts';
import { cardFor } from './cards.ts';
import { collect } from './collect.ts';
import { toRefusal } from './decline.ts';
import { issueInvoice } from './invoices.ts';
import { monthFrom } from './months.ts';
import { openSetup } from './open-setup.ts';

export interface Order {
  customer: string;
  price: string;
  /** Unix seconds. */
  trialEnd?: number | undefined;
  defaultPaymentMethod?: string | undefined;
  description?: string | undefined;
  metadata: Record<string, string>;
  saveCard?: string | undefined;
  missingPaymentMethod?: string | undefined;
  /** allow_incomplete by default. */
  paymentBehavior?: string | undefined;
  /** The ids of its tax rates. */
  taxRates?: readonly string[] | undefined;
  isAutomaticallyTaxed?: boolean | undefined;
}

/**
 * Begins a subscription. A trial begins at once, with a set-up for the missing card; else the
 * first invoice is charged, or waits for a card, as `paymentBehavior` says.
 * @throws StripeRefusal 402 where `error_if_incomplete` and the card was declined
 */
export async function subscribe(work: Work, order: Order): Promise<Kept<'subscription'>> {
  const ware = getWare(work, order.price);
  const begun = await begin(work, order, ware);
  return begun.body.status === 'trialing'
    ? beginTrial(work, begun, ware)
    : charge(work, begun, order, ware);
}

export function getWare(work: Work, price: string): Ware {
  const ware = findWare(work, price);
  if (!ware) throw missing('price', price, 'items[0][price]');
  return ware;
}

async function begin(work: Work, order: Order, ware: Ware): Promise<Kept<'subscription'>> {
  const { now } = work;
  const trialEnd = order.trialEnd !== undefined && order.trialEnd > now ? order.trialEnd : null;
  const customer = await get(work, 'customer', order.customer, 'customer');
  const { isAutomaticallyTaxed = false } = order;
  const taxRates = await getTaxRates(work, order.taxRates ?? []);
  const taxed = { isAutomatic: isAutomaticallyTaxed, hasRates: taxRates.length > 0 };
  assertTaxable(taxed, customer.body);
  if (order.defaultPaymentMethod) {
    const card = await get(
      work,
      'payment_method',
      order.defaultPaymentMethod,
      'default_payment_method',
    );
    if (card.body.customer !== order.customer) {
      throw invalid('The payment method must be attached to the customer.', {
        param: 'default_payment_method',
      });
    }
  }
  const body = makeSubscription(work, {
    customer: order.customer,
    ware,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    period: trialEnd === null ? monthFrom(now, now) : { start: now, end: trialEnd },
    trialEnd,
    defaultPaymentMethod: order.defaultPaymentMethod ?? null,
    description: order.description ?? null,
    metadata: order.metadata,
    saveCard: order.saveCard ?? 'off',
    missingPaymentMethod: order.missingPaymentMethod ?? 'create_invoice',
    taxRates,
    isAutomaticallyTaxed,
  });
  const kept: Kept<'subscription'> = { body, hidden: { pendingLines: [] } };
  await add(work, kept);
  return kept;
}

async function beginTrial(
  work: Work,
  begun: Kept<'subscription'>,
  ware: Ware,
): Promise<Kept<'subscription'>> {
  const { now } = work;
  const trial = { start: now, end: begun.body.trial_end ?? now };
  const { subscription } = await issueInvoice(work, {
    subscription: begun,
    lines: [trialLine(begun.body, ware, trial)],
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  const pending = (await cardFor(work, begun.body))
    ? null
    : await openSetup(work, subscription.body.customer as string, {
        for: 'subscription',
        id: begun.body.id,
      });
  const told = trial.end - now <= 3 * DAY_SECONDS;
  const ready = await alter(work, subscription, {
    body: { pending_setup_intent: pending?.body.id ?? null },
    hidden: { toldOfTrialEnd: told },
  });
  await work.emit('customer.subscription.created', ready.body);
  if (told) await work.emit('customer.subscription.trial_will_end', ready.body);
  return ready;
}

async function charge(
  work: Work,
  begun: Kept<'subscription'>,
  { paymentBehavior }: Order,
  ware: Ware,
): Promise<Kept<'subscription'>> {
  const { now } = work;
  const { invoice, subscription } = await issueInvoice(work, {
    subscription: begun,
    lines: [periodLine(begun.body, ware, monthFrom(now, now))],
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  const { id } = subscription.body;
  if (invoice.body.status === 'paid') {
    const active = await alter(work, subscription, { body: { status: 'active' } });
    await work.emit('customer.subscription.created', active.body);
    return active;
  }
  await work.emit('customer.subscription.created', subscription.body);
  if (paymentBehavior === 'default_incomplete') return subscription;
  const decline = await collect(work, invoice.body.id);
  if (decline && paymentBehavior === 'error_if_incomplete') throw toRefusal(decline);
  return get(work, 'subscription', id);
}

/** Undefined where a subscription begins without one. */
export function trialEndOf(
  now: number,
  days: number | undefined,
  end?: number,
): number | undefined {
  return days === undefined || days === 0 ? end : now + days * DAY_SECONDS;
}
