import { isEntitling } from '#server/payments/standing.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  cancelImmediately,
  isPaidFor,
  listOpenSubscriptions,
  clientSecretOf,
} from '#server/payments/stripe/open-subscriptions.ts';
import { withProfessionalLock } from '#server/payments/stripe/professional-lock.ts';
import { findAccountDeletion } from '#server/payments/personal-data.ts';
import { findStanding } from '#server/payments/find-standing.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { updateEndsForDeletion } from '#server/payments/queries-personal-data.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';
import { syncCustomer } from './sync-customer.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'settle-leaving': { professionalId: string };
  }
}

/**
 * Queues the sync of a scheduled, cancelled or executed account deletion to Stripe, once `tx` is
 * committed.
 */
export async function queueDeletionSync(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  professionalId: string,
): Promise<void> {
  await jobs.send(tx, 'settle-leaving', { professionalId });
}

/**
 * Brings Stripe in line with a professional's account, whatever was asked before: not renewed while deletion is scheduled, renewed again where they change their mind, ended and deleted once they are erased. Idempotent. @throws StripeUnavailable: the job
 * retries
 */
export async function syncAccountDeletion(
  platform: Platform,
  professionalId: string,
): Promise<void> {
  const { db, stripe } = platform;
  const row = await findSubscription(db, professionalId);
  const customerId = row?.stripe_customer_id;
  if (!stripe || !customerId) return;
  const deletion = await findAccountDeletion(db, professionalId);
  if (!deletion) return;
  await withProfessionalLock(platform, professionalId, async () => {
    if (deletion.isErased) await deleteStripeCustomer(platform, customerId);
    else if (deletion.dueAt) await stopRenewing(platform, professionalId, customerId);
    else await resumeRenewal(platform, professionalId);
  });
  await syncCustomer(platform, customerId);
}

/**
 * Ends every subscription at once, and deletes the customer with name, address and cards at Stripe.
 */
async function deleteStripeCustomer(platform: Platform, customerId: string): Promise<void> {
  await ignoreMissing(callStripe(platform, (stripe) => stripe.customers.del(customerId)));
}

/** A subscription the professional had cancelled themselves must not be renewed later. */
async function stopRenewing(
  platform: Platform,
  professionalId: string,
  customerId: string,
): Promise<void> {
  // An open payment page could still accept a card for it.
  const opened = await listOpenSubscriptions(platform, customerId);
  await cancelImmediately(
    platform,
    opened.filter((one) => clientSecretOf(one) !== undefined && !isPaidFor(one)),
  );
  const { row, standing } = await findStanding(platform.db, professionalId);
  const id = row?.stripe_subscription_id;
  if (!id || !isEntitling(standing)) return;
  await updateEndsForDeletion(platform.db, professionalId, true);
  await setCancelAtPeriodEnd(platform, id, true);
}

async function resumeRenewal(platform: Platform, professionalId: string): Promise<void> {
  const { row, standing } = await findStanding(platform.db, professionalId);
  if (!row?.ends_for_leaving) return;
  const id = row.stripe_subscription_id;
  if (id && standing === 'ending') await setCancelAtPeriodEnd(platform, id, false);
  await updateEndsForDeletion(platform.db, professionalId, false);
}

function setCancelAtPeriodEnd(platform: Platform, id: string, ends: boolean): Promise<void> {
  return ignoreMissing(
    callStripe(platform, (stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: ends }),
    ),
  );
}

/** It may have ended at Stripe by itself: the snapshot that follows says so. */
async function ignoreMissing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
  }
}
