import type { Platform } from '#server/platform/platform.ts';
import { lockTaxes } from '#server/subscriptions/subscriptions.ts';
import { reconcileSubscriptions } from '#server/payments/sync/reconcile.ts';
import { listOwnRates } from './own-rates.ts';
import { setActive } from './tax-rates.ts';

/**
 * After the taxes on plans were changed: every subscription gets them for its next invoice, and rates of
 * before are archived at Stripe. Idempotent. @throws Error where some did not get them: the job is retried
 */
export async function applyPlanTaxes(platform: Platform): Promise<void> {
  if (!platform.stripe) return;
  await archiveOldRates(platform);
  const failed = await reconcileSubscriptions(platform);
  if (failed > 0) throw new Error(`${failed} customers did not get the taxes`);
}

/** Under the lock of the taxes, so that no rate is archived that a change is about to use. */
async function archiveOldRates(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const { mode, stripe_rate_ids: ids } = await lockTaxes(tx);
    const inUse = mode === 'rates' ? (ids ?? []) : [];
    const old = (await listOwnRates(platform)).filter(
      ({ active, id }) => active && !inUse.includes(id),
    );
    for (const { id } of old) await setActive(platform, id, false);
  });
}
