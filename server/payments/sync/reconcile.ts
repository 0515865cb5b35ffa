import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteStripeEventsBefore } from './queries-events.ts';
import { findCustomersSyncedBefore } from './queries-sync.ts';
import { syncCustomer } from './sync-customer.ts';

const PAGE = 100;
const CONCURRENCY = 4;
const MAX_FAILURES = 20;
const EVENTS_KEPT_DAYS = 90;

/**
 * Run by a timer each night: fetches a snapshot of every customer without one since it began, because events may be lost. One that fails waits for the next night. @throws Error where many fail: Stripe is unavailable, and the timer
 * retries
 * @returns how many failed
 */
export async function reconcileSubscriptions(platform: Platform): Promise<number> {
  const before = platform.clock.now();
  await deleteStripeEventsBefore(
    platform.db,
    new Date(before.getTime() - EVENTS_KEPT_DAYS * DAY_MS),
  );
  if (!platform.stripe) return 0;
  const tried = new Set<string>();
  const failed = new Set<string>();
  for (;;) {
    const page = { before, without: [...failed], limit: PAGE };
    const customers = await findCustomersSyncedBefore(platform.db, page);
    if (customers.length === 0) break;
    await syncAll(platform, customers, { tried, failed });
    if (failed.size > MAX_FAILURES) throw new Error(`${failed.size} customers could not be read`);
  }
  return failed.size;
}

/** A customer that comes up a second time was not stored the first time: it counts as failed. */
async function syncAll(
  platform: Platform,
  customers: readonly string[],
  { tried, failed }: { tried: Set<string>; failed: Set<string> },
): Promise<void> {
  const waiting = customers.filter((customer) => !tried.has(customer)).toReversed();
  customers.filter((customer) => tried.has(customer)).forEach((customer) => failed.add(customer));
  const work = async () => {
    for (let customer = waiting.pop(); customer !== undefined; customer = waiting.pop()) {
      if (failed.size > MAX_FAILURES) return;
      tried.add(customer);
      try {
        await syncCustomer(platform, customer);
      } catch (error) {
        failed.add(customer);
        platform.log.error({ err: error, customer }, 'customer not reconciled');
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
