import { HOUR_SECONDS } from '#contract/durations.ts';
import type { JobName } from '#server/platform/jobs/jobs.ts';
import type { QueueSettings } from '#server/platform/jobs/queues.ts';
import { TIMERS, type Timer, type TimerName } from './timers.ts';

/** Retries for some four minutes: an outage that short does not cost a night's run. */
const timer: QueueSettings = { retryLimit: 7, concurrency: 1, expireInSeconds: 600 };

const timers = Object.entries<Timer>(TIMERS).map(([name, { expireInSeconds }]) => [
  name,
  { ...timer, ...(expireInSeconds && { expireInSeconds }) },
]);

/** A job name without a line here does not compile. */
const settings: Record<Exclude<JobName, TimerName | `test-${string}`>, QueueSettings> = {
  'domain-events': { notify: true, concurrency: 2, batchSize: 24 },
  'deliver-message': { notify: true, concurrency: 2, batchSize: 24 },
  'unread-check': {},
  'erase-account': {},
  'expire-lead': {},
  'remind-of-lead': { batchSize: 12 },
  'release-letters': { batchSize: 12 },
  'ask-for-review': {},
  'sync-subscription': { notify: true, onePerKey: true },
  // Three days: no charge continues because Stripe was unavailable.
  'settle-leaving': { notify: true, retryLimit: 84 },
  'apply-plan-quota': { notify: true, concurrency: 1 },
  // Three days, and an hour for a few thousand customers at Stripe.
  'apply-plan-taxes': {
    notify: true,
    concurrency: 1,
    retryLimit: 84,
    expireInSeconds: HOUR_SECONDS,
  },
  'stripe-sandbox-tick': timer,
  // A hundred thousand rows take a minute or two.
  'import-list': { notify: true, retryLimit: 5, concurrency: 1, expireInSeconds: HOUR_SECONDS },
  // Three days, as long as Stripe retries.
  'stripe-sandbox-webhook': { notify: true, retryLimit: 84 },
};

/** Retry, backoff and timeout of each kind of job. */
export const QUEUES: Readonly<Record<string, QueueSettings>> = {
  ...settings,
  ...Object.fromEntries(timers),
};
