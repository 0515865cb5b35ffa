import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { storedLanguage } from '../stored-language.ts';
import { CHANNELS } from '../notifications.ts';
import { hasYear, id, moment } from '../text.ts';
import { cursor, own, pages, why } from './list.ts';

const messageFilters = {
  channel: z.optional(z.enum(CHANNELS)),
  kind: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
};
const jobFilters = { queue: z.optional(z.string().check(z.regex(/^[a-z-]{1,60}$/))) };

/** A message that could not be delivered, without its text. */
export const failedMessage = z.object({
  id,
  kind: z.string(),
  channel: z.enum(CHANNELS),
  /** Masked. */
  recipient: z.string(),
  language: storedLanguage,
  createdAt: moment,
  failedAt: moment,
  attempts: z.int(),
  /** The other side's error, with addresses masked. */
  problem: z.string(),
  cursor,
  allowedActions: z.array(z.enum(['retry'])),
});
export type FailedMessage = z.output<typeof failedMessage>;

/** A dead job: it failed for good. */
export const deadJob = z.object({
  id,
  queue: z.string(),
  /** Its payload: ids, codes and figures; anything else is masked. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  attempts: z.int(),
  failedAt: moment,
  problem: z.string(),
  cursor,
});
export type DeadJob = z.output<typeof deadJob>;

/** What failed, by number. */
export const deliveryCounts = z.object({
  messages: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      kind: z.string(),
      failed: z.int(),
      /** How many of them can be retried: the others are stale. */
      retryable: z.int(),
    }),
  ),
  jobs: z.array(z.object({ queue: z.string(), dead: z.int() })),
});
export type DeliveryCounts = z.output<typeof deliveryCounts>;

const MAX_BATCH_SIZE = 100;

/**
 * Either ids, or all that failed until a moment: what fails again meanwhile is not retried again.
 */
const which = {
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_BATCH_SIZE))),
  until: z.optional(moment.check(hasYear())),
};

const isOneWay = ({ ids, until }: { ids?: unknown; until?: unknown }) =>
  (ids === undefined) !== (until === undefined);
const oneWay = { path: ['until'], error: 'either ids or until' };

export const countDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries/counts',
  audience: 'admin',
  summary: 'How many messages and pieces of background work failed for good, by kind',
  query: own,
  response: deliveryCounts,
  errors: [],
});

export const listFailedMessages = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  audience: 'admin',
  summary: 'Messages that could not be delivered, newest first',
  query: { ...own, ...messageFilters, ...pages },
  response: z.array(failedMessage),
  errors: [],
});

export const retryMessages = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/retries',
  audience: 'admin',
  summary:
    'Try to deliver messages once more, 200 at most in one call; again changes nothing for those that wait or were sent. No more are left to be tried where it answers 0',
  query: own,
  body: z.strictObject({ ...which, ...messageFilters }).check(z.refine(isOneWay, oneWay)),
  response: z.object({ retried: z.int() }),
  errors: [],
});

export const listDeadJobs = endpoint({
  method: 'GET',
  path: '/api/admin/dead-jobs',
  audience: 'admin',
  summary: 'Background work that failed for good, newest first',
  query: { ...own, ...jobFilters, ...pages },
  response: z.array(deadJob),
  errors: [],
});

export const retryDeadJobs = endpoint({
  method: 'POST',
  path: '/api/admin/dead-jobs/retries',
  audience: 'admin',
  summary: 'Run failed background work once more, 200 at most in one call',
  query: own,
  body: z.strictObject({ ...which, ...jobFilters }).check(z.refine(isOneWay, oneWay)),
  response: z.object({ retried: z.int() }),
  errors: [],
});

export const discardDeadJobs = endpoint({
  method: 'POST',
  path: '/api/admin/dead-jobs/discards',
  audience: 'admin',
  summary: 'Throw failed background work away for good, 200 at most in one call',
  query: own,
  body: z.strictObject({ ...which, ...jobFilters, reason: why }).check(z.refine(isOneWay, oneWay)),
  response: z.object({ discarded: z.int() }),
  errors: [],
});
