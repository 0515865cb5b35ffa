import type { Tx } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { endAtOnce, isPaidFor, listLive, secretOf } from './live.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { deletionOf } from './person.ts';
import { findStanding } from './own-standing.ts';
import { findSubscription } from './queries.ts';
import { updateEndsForLeaving } from './queries-person.ts';
import { askStripe } from './reach.ts';
import { StripeRefused } from './stripe-failure.ts';
import { syncCustomer } from './sync.ts';

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'settle-leaving': { professionalId: string };
  }
}

/** Has Stripe follow what a professional decided about their account, once `tx` is committed. */
export async function followLeaving(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  professionalId: string,
): Promise<void> {
  await jobs.send(tx, 'settle-leaving', { professionalId });
}

/**
 * Brings Stripe in line with a professional's account, whatever was asked before: not renewed while
 * they plan to leave, renewed again where they think better of it, ended and forgotten once they are
 * erased. Again changes nothing.
 * @throws StripeAway: the job tries again
 */
export async function settleLeaving(platform: Platform, professionalId: string): Promise<void> {
  const { db, stripe } = platform;
  const row = await findSubscription(db, professionalId);
  const customerId = row?.stripe_customer_id;
  if (!stripe || !customerId) return;
  const deletion = await deletionOf(db, professionalId);
  if (!deletion) return;
  await oneAtATime(platform, professionalId, async () => {
    if (deletion.isErased) await forgetCustomer(platform, customerId);
    else if (deletion.dueAt) await stopRenewing(platform, professionalId, customerId);
    else await renewAgain(platform, professionalId);
  });
  await syncCustomer(platform, customerId);
}

/** Ends every subscription at once, and has Stripe forget name, address and cards. */
async function forgetCustomer(platform: Platform, customerId: string): Promise<void> {
  await unlessGone(askStripe(platform, (stripe) => stripe.customers.del(customerId)));
}

/** What the professional had set to end themselves is not ours to renew later. */
async function stopRenewing(
  platform: Platform,
  professionalId: string,
  customerId: string,
): Promise<void> {
  // On a payment page that is still open, a card could be given for it.
  const opened = await listLive(platform, customerId);
  await endAtOnce(
    platform,
    opened.filter((one) => secretOf(one) !== undefined && !isPaidFor(one)),
  );
  const { row, standing } = await findStanding(platform.db, professionalId);
  const id = row?.stripe_subscription_id;
  if (!id || !['trialing', 'active', 'past_due'].includes(standing)) return;
  await updateEndsForLeaving(platform.db, professionalId, true);
  await setEnding(platform, id, true);
}

async function renewAgain(platform: Platform, professionalId: string): Promise<void> {
  const { row, standing } = await findStanding(platform.db, professionalId);
  if (!row?.ends_for_leaving) return;
  const id = row.stripe_subscription_id;
  if (id && standing === 'ending') await setEnding(platform, id, false);
  await updateEndsForLeaving(platform.db, professionalId, false);
}

function setEnding(platform: Platform, id: string, ends: boolean): Promise<void> {
  return unlessGone(
    askStripe(platform, (stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: ends }),
    ),
  );
}

/** It may have ended at Stripe by itself: the reading that follows says so. */
async function unlessGone(asking: Promise<unknown>): Promise<void> {
  try {
    await asking;
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
  }
}
