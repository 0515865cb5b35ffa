import { periodOf } from '../due.ts';
import { prorationLines } from '../objects/invoice-line.ts';
import { changedItems } from '../objects/subscription.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { collect } from './collect.ts';
import { toRefusal } from './decline.ts';
import { issueInvoice } from './invoices.ts';
import { getWare } from './subscribe.ts';

export interface Switch {
  price: string;
  /** always_invoice: charged or credited now; create_prorations: with the next invoice; none. */
  proration: string;
  paymentBehavior: string | undefined;
  /** From when the new price counts, in Unix seconds. */
  at: number;
}

/**
 * Changes to another price within the current period.
 * @throws StripeRefusal 402 where `error_if_incomplete` and the card was declined
 */
export async function switchPrice(
  work: Work,
  subscription: Kept<'subscription'>,
  { price, proration, paymentBehavior, at }: Switch,
): Promise<Kept<'subscription'>> {
  const { body } = subscription;
  const lines = proration === 'none' ? [] : linesOfSwitch(work, subscription, price, at);
  const invoiceNow = lines.length > 0 && proration === 'always_invoice';
  const changed = await alter(work, subscription, {
    body: { items: changedItems(body, { ware: getWare(work, price) }) },
    hidden: {
      pendingLines: invoiceNow
        ? subscription.hidden.pendingLines
        : [...subscription.hidden.pendingLines, ...lines],
    },
    event: 'customer.subscription.updated',
  });
  if (!invoiceNow) return changed;
  const { invoice } = await issueInvoice(work, {
    subscription: changed,
    lines,
    reason: 'subscription_update',
    period: { start: periodOf(body).start, end: at },
  });
  const decline = invoice.body.status === 'paid' ? undefined : await collect(work, invoice.body.id);
  if (decline && paymentBehavior === 'error_if_incomplete') throw toRefusal(decline);
  return get(work, 'subscription', body.id);
}

/** The prorations of a switch until the end of the period; none during a trial. */
export function linesOfSwitch(
  work: Work,
  { body }: Kept<'subscription'>,
  price: string,
  at: number,
) {
  const old = body.items.data[0]!.price.id;
  if (old === price || body.status === 'trialing') return [];
  const wares = { old: getWare(work, old), next: getWare(work, price) };
  return prorationLines(body, wares, periodOf(body), at);
}
