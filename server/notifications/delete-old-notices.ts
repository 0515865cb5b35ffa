import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteNoticesBefore } from './queries-notices.ts';

const KEPT_DAYS = 180;

/** Deletes old notices; run by a timer. */
export async function deleteOldNotices({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  await deleteNoticesBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
