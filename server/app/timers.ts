import { deleteExpired } from '#server/accounts/accounts.ts';
import { deleteEndedAdminSessions, refreshMarket } from '#server/admin/admin.ts';
import { deleteOrphanedBytes, deleteUnattachedFiles } from '#server/files/files.ts';
import { refundUnansweredLeads } from '#server/inbox/inbox.ts';
import {
  completeOverdueReports,
  contactWaiting,
  expireOverdue,
} from '#server/matching/matching.ts';
import { deleteOldNotices } from '#server/notifications/notifications.ts';
import { deleteOldUploads, deleteNeverJoined } from '#server/onboarding/onboarding.ts';
import { reconcileSubscriptions } from '#server/payments/payments.ts';
import type { JobName } from '#server/platform/jobs/jobs.ts';
import { deleteOldEvents } from '#server/platform/live/event-store.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteEndedWindows } from '#server/platform/limits/rate-limits.ts';
import { fillAreas, resumeAfterPauses } from '#server/professionals/professionals.ts';
import { eraseDue } from '#server/privacy/privacy.ts';
import { deleteOldContactMessages, gatherContacts } from '#server/site/site.ts';
import { reopenQuotas } from '#server/subscriptions/subscriptions.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'timer-complete-reported': object;
    'timer-contact-waiting': object;
    'timer-erase-accounts': object;
    'timer-expire-overdue': object;
    'timer-fill-areas': object;
    'timer-forget-expired': object;
    'timer-forget-live-events': object;
    'timer-forget-files': object;
    'timer-forget-lists': object;
    'timer-forget-never-came': object;
    'timer-forget-notices': object;
    'timer-forget-stray-bytes': object;
    'timer-gather-contacts': object;
    'timer-reconcile-subscriptions': object;
    'timer-reopen-quotas': object;
    'timer-resume-after-pauses': object;
    'timer-settle-silences': object;
    'timer-work-out-market': object;
  }
}

interface Timer {
  /** In UTC. */
  cron: string;
  run(platform: Platform): Promise<unknown>;
}

/** What happens by the clock; on one node at a time, and harmless when it happens twice. */
const TIMERS: Record<Extract<JobName, `timer-${string}`>, Timer> = {
  'timer-complete-reported': { cron: '*/10 * * * *', run: completeOverdueReports },
  'timer-contact-waiting': { cron: '*/10 * * * *', run: contactWaiting },
  'timer-erase-accounts': { cron: '*/10 * * * *', run: eraseDue },
  'timer-expire-overdue': { cron: '* * * * *', run: expireOverdue },
  'timer-fill-areas': { cron: '* * * * *', run: fillAreas },
  'timer-forget-expired': { cron: '17 * * * *', run: deleteExpiredData },
  'timer-forget-live-events': { cron: '37 * * * *', run: ({ db }) => deleteOldEvents(db) },
  'timer-forget-files': { cron: '27 * * * *', run: deleteUnattachedFiles },
  'timer-forget-lists': { cron: '32 4 * * *', run: deleteOldUploads },
  'timer-forget-never-came': { cron: '12 4 * * *', run: deleteNeverJoined },
  'timer-forget-notices': { cron: '52 3 * * *', run: deleteOldNotices },
  'timer-forget-stray-bytes': { cron: '42 4 * * *', run: deleteOrphanedBytes },
  'timer-gather-contacts': { cron: '2 * * * *', run: gatherContacts },
  'timer-reconcile-subscriptions': { cron: '22 5 * * *', run: reconcileSubscriptions },
  'timer-reopen-quotas': { cron: '*/5 * * * *', run: reopenQuotas },
  'timer-resume-after-pauses': { cron: '* * * * *', run: resumeAfterPauses },
  'timer-settle-silences': { cron: '*/10 * * * *', run: refundUnansweredLeads },
  'timer-work-out-market': { cron: '7 * * * *', run: refreshMarket },
};

async function deleteExpiredData(platform: Platform): Promise<void> {
  await deleteExpired(platform);
  await deleteEndedAdminSessions(platform);
  await deleteEndedWindows(platform);
  await deleteOldContactMessages(platform);
}

/** Sets the timers; before the jobs are started. */
export function setTimers(platform: Platform): void {
  for (const [name, { cron, run }] of Object.entries(TIMERS) as [keyof typeof TIMERS, Timer][]) {
    platform.jobs.work(name, async () => void (await run(platform)));
    platform.jobs.schedule(name, cron, {});
  }
}
