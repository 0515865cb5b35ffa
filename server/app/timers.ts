import { forgetExpired } from '#server/accounts/accounts.ts';
import { forgetAdminSessions } from '#server/admin/admin.ts';
import { contactWaiting } from '#server/matching/matching.ts';
import type { JobName } from '#server/platform/jobs.ts';
import { deleteOldEvents } from '#server/platform/live-queries.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteEndedWindows } from '#server/platform/rate-limits.ts';
import { reopenQuotas } from '#server/subscriptions/subscriptions.ts';

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'timer-contact-waiting': object;
    'timer-forget-expired': object;
    'timer-forget-live-events': object;
    'timer-reopen-quotas': object;
  }
}

interface Timer {
  /** In UTC. */
  cron: string;
  run(platform: Platform): Promise<unknown>;
}

/** What happens by the clock; on one node at a time, and harmless when it happens twice. */
const TIMERS: Record<Extract<JobName, `timer-${string}`>, Timer> = {
  'timer-contact-waiting': { cron: '*/10 * * * *', run: contactWaiting },
  'timer-forget-expired': { cron: '17 * * * *', run: forgetAll },
  'timer-forget-live-events': { cron: '37 * * * *', run: ({ db }) => deleteOldEvents(db) },
  'timer-reopen-quotas': { cron: '*/5 * * * *', run: reopenQuotas },
};

async function forgetAll(platform: Platform): Promise<void> {
  await forgetExpired(platform);
  await forgetAdminSessions(platform);
  await deleteEndedWindows(platform);
}

/** Sets the timers; before the jobs are started. */
export function setTimers(platform: Platform): void {
  for (const [name, { cron, run }] of Object.entries(TIMERS) as [keyof typeof TIMERS, Timer][]) {
    platform.jobs.work(name, async () => void (await run(platform)));
    platform.jobs.schedule(name, cron, {});
  }
}
