import { HOUR_SECONDS } from '#contract/durations.ts';
import { deleteExpired } from '#server/accounts/accounts.ts';
import { passAppointments, remindOfAppointments } from '#server/appointments/appointments.ts';
import {
  deleteEndedAdminSessions,
  deleteExpiredInvitations,
  refreshMarket,
} from '#server/admin/admin.ts';
import { deleteOrphanedBytes, deleteUnattachedFiles } from '#server/files/files.ts';
import { refundUnansweredLeads } from '#server/inbox/inbox.ts';
import {
  completeOverdueReports,
  contactWaiting,
  expireOverdue,
} from '#server/matching/matching.ts';
import { deleteOldMarks, deleteOldNotices } from '#server/notifications/notifications.ts';
import { deleteOldUploads, deleteNeverJoined } from '#server/onboarding/onboarding.ts';
import { reconcileSubscriptions } from '#server/payments/payments.ts';
import { deleteOldEvents } from '#server/platform/live/event-store.ts';
import type { JobAttempt } from '#server/platform/jobs/attempt.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteExpiredWindows } from '#server/platform/limits/rate-limits.ts';
import {
  fillAreas,
  readDueCalendars,
  resumeAfterPauses,
} from '#server/professionals/professionals.ts';
import { eraseDueAccounts } from '#server/privacy/privacy.ts';
import { deleteOldContactMessages, notifyPendingContacts } from '#server/site/site.ts';
import { deleteOldInvoices } from '#server/invoices/invoices.ts';
import { deleteOldQuotes, expireQuotes } from '#server/quotes/quotes.ts';
import { deleteOldInbound } from '#server/replies/replies.ts';
import { deleteExpiredTeamInvitations } from '#server/teams/teams.ts';
import { reopenQuotas } from '#server/subscriptions/subscriptions.ts';
import { backUpWhenDue } from './backups/back-up-when-due.ts';

export interface Timer {
  /** In UTC. */
  cron: string;
  /** Timeout of one run in seconds, where ten minutes are not enough. */
  expireInSeconds?: number;
  run(platform: Platform, job: JobAttempt): Promise<unknown>;
}

export type TimerName = keyof typeof TIMERS;

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads extends Record<TimerName, object> {}
}

/**
 * The scheduled jobs (cron): every minute, every hour, every night. Each has a queue of its name, runs on one
 * node at a time, and is idempotent.
 */
export const TIMERS = {
  // Asks whether one is due; a large one takes hours.
  'timer-back-up': {
    cron: '*/10 * * * *',
    run: (platform, job) => backUpWhenDue(platform, job.signal),
    expireInSeconds: 12 * HOUR_SECONDS,
  },
  'timer-complete-reported': { cron: '*/10 * * * *', run: completeOverdueReports },
  'timer-contact-waiting': { cron: '*/10 * * * *', run: contactWaiting },
  'timer-erase-accounts': { cron: '*/10 * * * *', run: eraseDueAccounts },
  'timer-expire-overdue': { cron: '* * * * *', run: expireOverdue },
  'timer-expire-quotes': { cron: '* * * * *', run: expireQuotes },
  'timer-fill-areas': { cron: '* * * * *', run: fillAreas },
  'timer-forget-expired': { cron: '17 * * * *', run: deleteExpiredData },
  'timer-forget-live-events': { cron: '37 * * * *', run: ({ db }) => deleteOldEvents(db) },
  'timer-forget-files': { cron: '27 * * * *', run: deleteUnattachedFiles },
  'timer-forget-lists': { cron: '32 4 * * *', run: deleteOldUploads },
  'timer-forget-never-came': { cron: '12 4 * * *', run: deleteNeverJoined },
  'timer-forget-notices': { cron: '52 3 * * *', run: deleteOldNotices },
  'timer-forget-stray-bytes': { cron: '42 4 * * *', run: deleteOrphanedBytes },
  'timer-gather-contacts': { cron: '2 * * * *', run: notifyPendingContacts },
  'timer-pass-appointments': { cron: '*/5 * * * *', run: passAppointments },
  // A slow calendar takes ten seconds.
  'timer-read-calendars': {
    cron: '*/5 * * * *',
    run: (platform) => readDueCalendars(platform),
    expireInSeconds: HOUR_SECONDS,
  },
  // Proportional to the number of customers: each is fetched from Stripe.
  'timer-reconcile-subscriptions': {
    cron: '22 5 * * *',
    run: async (platform) => void (await reconcileSubscriptions(platform)),
    expireInSeconds: 4 * HOUR_SECONDS,
  },
  'timer-remind-of-appointments': { cron: '* * * * *', run: remindOfAppointments },
  'timer-reopen-quotas': { cron: '*/5 * * * *', run: reopenQuotas },
  'timer-resume-after-pauses': { cron: '* * * * *', run: resumeAfterPauses },
  'timer-settle-silences': { cron: '*/10 * * * *', run: refundUnansweredLeads },
  'timer-work-out-market': { cron: '7 * * * *', run: refreshMarket },
} satisfies Record<`timer-${string}`, Timer>;

async function deleteExpiredData(platform: Platform): Promise<void> {
  await deleteExpired(platform);
  await deleteEndedAdminSessions(platform);
  await deleteExpiredInvitations(platform);
  await deleteExpiredTeamInvitations(platform);
  await deleteExpiredWindows(platform);
  await deleteOldContactMessages(platform);
  await deleteOldQuotes(platform);
  await deleteOldInvoices(platform);
  await deleteOldInbound(platform);
  await deleteOldMarks(platform);
}

/** Schedules the timers; before the jobs are started. */
export function scheduleTimers(platform: Platform): void {
  for (const [name, { cron, run }] of Object.entries(TIMERS) as [TimerName, Timer][]) {
    platform.jobs.work(name, async (_, job) => void (await run(platform, job)));
    platform.jobs.schedule(name, cron, {});
  }
}
