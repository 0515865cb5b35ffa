import type { Platform } from '#server/platform/platform.ts';
import { lockTaxes } from '#server/subscriptions/subscriptions.ts';
import { reconcileSubscriptions } from '#server/payments/sync/reconcile.ts';
import { listOwnRates } from './own-rates.ts';
import { setActive } from './tax-rates.ts';

/**
 * After the taxes on plans were changed: every subscription gets them for its next invoice; then rates of
 * before are archived at Stripe. Idempotent. @throws Error where some did not get them: the job is retried
 */
export async function applyPlanTaxes(platform: Platform): Promise<void> {
  if (!platform.stripe) return;
  const failed = await reconcileSubscriptions(platform);
  if (failed > 0) throw new Error(`${failed} customers did not get the taxes`);
  await archiveOldRates(platform);
}

async function archiveOldRates(platform: Platform): Promise<void> {
  const own = await listOwnRates(platform);
  for (const { active, id } of own) if (active) await archiveUnlessInUse(platform, id);
}

/**
 * Under the lock of the taxes, so that no rate is archived that a change is about to use; each under its own,
 * so that no change waits for long.
 */
async function archiveUnlessInUse(platform: Platform, id: string): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const { mode, stripe_rate_ids: ids } = await lockTaxes(tx);
    // Those of now are not looked up yet: it may be one of them.
    const mayBeInUse = mode === 'rates' && (ids === null || ids.includes(id));
    if (!mayBeInUse) await setActive(platform, id, false);
  });
}
