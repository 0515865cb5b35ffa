import { DAY_MS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { countsOfNetworks } from '#server/platform/limits/network-limits.ts';
import {
  enforceRateLimit,
  undoHits,
  type Count,
  type Counter,
  type Limit,
} from '#server/platform/limits/rate-limits.ts';
import { hasSignedInFrom } from '../audit/queries-audit.ts';

// The numbers of this file are documented in docs/limits.md.
const month = 30 * DAY_MS;

const triesFrom: Limit = { limit: 10, windowSeconds: HOUR_SECONDS };
const triesOf: Limit = { limit: 5, windowSeconds: 15 * MINUTE_SECONDS };
const confirmations: Limit = { limit: 10, windowSeconds: 15 * MINUTE_SECONDS };

/**
 * Counts a sign-in as failed before it is checked, by network and by admin. A network that the admin signed in from within a month is counted
 * separately, so that strangers cannot lock them out, nor those of
 * the networks around it.
 * @throws Refusal `too_many`
 */
export async function countAdminAttempt(
  counter: Counter,
  { email, address }: { email: string; address: string },
): Promise<{ succeeded(): Promise<void> }> {
  const since = new Date(counter.clock.now().getTime() - month);
  const isKnown = await hasSignedInFrom(counter.db, { email, address, since });
  const counts: Count[] = [
    ...countsOfNetworks('admin-from', address, triesFrom).slice(0, isKnown ? 1 : undefined),
    [isKnown ? ['admin-of', email, address] : ['admin-of', email], triesOf],
  ];
  for (const [bucket, limit] of counts) await enforceRateLimit(counter, bucket, limit);
  return {
    succeeded: () => undoHits(counter, counts),
  };
}

/** Counts an attempt to confirm an authenticator app. @throws Refusal `too_many` */
export async function countConfirmation(counter: Counter, adminId: string): Promise<void> {
  await enforceRateLimit(counter, ['admin-totp', adminId], confirmations);
}
