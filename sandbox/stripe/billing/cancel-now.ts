import { periodOf } from '../due.ts';
import type { Kept } from '../kinds.ts';
import { unusedLine } from '../objects/invoice-line.ts';
import type { Work } from '../work.ts';
import { endSubscription } from './end.ts';
import { issueInvoice } from './invoices.ts';
import { getWare } from './subscribe.ts';

/** Ends a subscription at once; with `credit`, unused paid time is credited to the customer. */
export async function cancelNow(
  work: Work,
  subscription: Kept<'subscription'>,
  { credit }: { credit: boolean },
): Promise<Kept<'subscription'>> {
  const { body } = subscription;
  if (!credit || body.status !== 'active') {
    return endSubscription(work, subscription, 'cancellation_requested');
  }
  const period = periodOf(body);
  const ware = getWare(work, body.items.data[0]!.price.id);
  const credited = await issueInvoice(work, {
    subscription,
    lines: [unusedLine(body, ware, period, work.now)],
    reason: 'subscription_update',
    period: { start: period.start, end: work.now },
  });
  return endSubscription(work, credited.subscription, 'cancellation_requested');
}
