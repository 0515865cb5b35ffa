import type { JobName } from '#server/platform/jobs/jobs.ts';
import type { QueueSettings } from '#server/platform/jobs/queues.ts';

/** Its next time comes soon enough. */
const timer: QueueSettings = { retryLimit: 2, concurrency: 1, expireInSeconds: 600 };

/** How each kind of background work is run. A payload without a line here does not compile. */
export const QUEUES: Readonly<Record<Exclude<JobName, `test-${string}`>, QueueSettings>> = {
  'domain-events': { notify: true, concurrency: 4 },
  'deliver-message': { notify: true, concurrency: 4 },
  'unread-check': {},
  'erase-account': {},
  'expire-lead': {},
  'remind-of-lead': {},
  'release-letters': {},
  'ask-for-review': {},
  'sync-subscription': { notify: true, onePerKey: true },
  // Three days: nobody is charged on because Stripe was away.
  'settle-leaving': { notify: true, retryLimit: 84 },
  'stripe-sandbox-tick': timer,
  // A hundred thousand rows take a minute or two.
  'import-list': { notify: true, retryLimit: 5, concurrency: 1, expireInSeconds: 3600 },
  // Three days, as long as Stripe tries.
  'stripe-sandbox-webhook': { notify: true, retryLimit: 84 },
  'timer-complete-reported': timer,
  'timer-contact-waiting': timer,
  'timer-erase-accounts': timer,
  'timer-expire-overdue': timer,
  'timer-fill-areas': timer,
  'timer-forget-expired': timer,
  'timer-forget-lists': timer,
  'timer-forget-live-events': timer,
  'timer-forget-files': timer,
  'timer-forget-never-came': timer,
  'timer-forget-notices': timer,
  'timer-forget-stray-bytes': timer,
  'timer-gather-contacts': timer,
  // As long as there are customers: each is asked for at Stripe.
  'timer-reconcile-subscriptions': { ...timer, expireInSeconds: 4 * 3600 },
  'timer-reopen-quotas': timer,
  'timer-resume-after-pauses': timer,
  'timer-settle-silences': timer,
  'timer-work-out-market': timer,
};
