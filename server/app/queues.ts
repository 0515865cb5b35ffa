import type { JobName } from '#server/platform/jobs.ts';
import type { QueueSettings } from '#server/platform/jobs-queues.ts';

/** Its next time comes soon enough. */
const timer: QueueSettings = { retryLimit: 2, concurrency: 1, expireInSeconds: 600 };

/** How each kind of background work is run. A payload without a line here does not compile. */
export const QUEUES: Readonly<Record<Exclude<JobName, `test-${string}`>, QueueSettings>> = {
  'domain-events': { notify: true, concurrency: 4 },
  'deliver-message': { notify: true, concurrency: 4 },
  'unread-check': {},
  'timer-contact-waiting': timer,
  'timer-forget-expired': timer,
  'timer-forget-live-events': timer,
  'timer-reopen-quotas': timer,
};
