import { HOUR_SECONDS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enforceRateLimit, type Limit } from '#server/platform/limits/rate-limits.ts';

const uploads: Limit = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Counts an upload of a list by an admin. @throws Refusal `too_many` */
export async function countOrRefuseUpload(
  counter: Pick<Platform, 'db' | 'clock' | 'config'>,
  adminId: string,
): Promise<void> {
  await enforceRateLimit(counter, ['admin-lists', adminId], uploads);
}
