import type { JobName } from '#server/platform/jobs.ts';
import type { QueueSettings } from '#server/platform/jobs-queues.ts';

/** How each kind of background work is run. A payload without a line here does not compile. */
export const QUEUES: Readonly<Record<Exclude<JobName, `test-${string}`>, QueueSettings>> = {
  'domain-events': { notify: true, concurrency: 4 },
  'deliver-message': { notify: true, concurrency: 4 },
  'unread-check': {},
};
