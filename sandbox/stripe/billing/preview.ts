import { isRunning } from '../kinds.ts';
import type { Stripe } from 'stripe';
import { periodOf } from '../due.ts';
import { draftInvoice } from '../objects/invoice.ts';
import { periodLine } from '../objects/invoice-line.ts';
import { StripeRefusal } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { get } from '../store.ts';
import { newId, type Work } from '../work.ts';
import { idOf } from './cards.ts';
import { monthFrom } from './months.ts';
import { linesOfSwitch } from './switch-price.ts';
import { getWare } from './subscribe.ts';

export interface PreviewWishes {
  price?: string | undefined;
  proration?: string | undefined;
  at?: number | undefined;
}

/**
 * The next invoice of a subscription, as it would be now or after a switch to another price; with `always_invoice` the one that the switch itself would create. Nothing is
 * stored.
 * @throws StripeRefusal 404 where none will come
 */
export async function previewInvoice(
  work: Work,
  subscription: Kept<'subscription'>,
  { price, proration = 'create_prorations', at = work.now }: PreviewWishes,
): Promise<Stripe.Invoice> {
  const { body, hidden } = subscription;
  const customer = await get(work, 'customer', idOf(body.customer));
  const switched =
    price === undefined || proration === 'none' ? [] : linesOfSwitch(work, subscription, price, at);
  const isNow = switched.length > 0 && proration === 'always_invoice';
  if (!isNow && !isRenewed(body)) throw noneUpcoming();
  const due = isNow ? at : periodOf(body).end;
  const lines = [...hidden.pendingLines, ...switched];
  if (!isNow) {
    const ware = getWare(work, price ?? body.items.data[0]!.price.id);
    lines.push(periodLine(body, ware, monthFrom(body.billing_cycle_anchor, due)));
  }
  const draft = draftInvoice(work, {
    customer: customer.body,
    subscription: body,
    lines,
    reason: 'upcoming',
    period: { start: periodOf(body).start, end: due },
  });
  return {
    ...draft,
    id: newId('upcoming_in'),
    billing_reason: isNow ? 'subscription_update' : 'upcoming',
    created: due,
    next_payment_attempt: due,
  };
}

function isRenewed({ status, cancel_at: cancelAt }: Stripe.Subscription): boolean {
  return cancelAt === null && isRunning(status);
}

function noneUpcoming(): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: 'No upcoming invoices for customer',
  });
}
