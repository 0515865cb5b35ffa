import type { Channel } from '#contract/notifications.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { maskAddresses, maskRecipient } from './mask-recipient.ts';
import {
  countFailed,
  listFailed,
  updateFailedWaiting,
  type FailedFilter,
  type FailedRow,
} from './queries-failed.ts';
import { staleBefore } from './staleness.ts';

/** Batch size: the caller continues while some are left. */
const MAX_RETRIES_PER_CALL = 200;

/** A message that failed for good: only an operator retries it. */
export interface FailedMessage {
  id: string;
  kind: string;
  channel: Channel;
  /** Masked. */
  recipient: string;
  language: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  /** The other side's answer, without addresses. */
  problem: string;
  canBeRetried: boolean;
}

type FailedPlatform = Pick<Platform, 'db' | 'clock'>;

/** Messages that failed for good, newest first, after a cursor. */
export async function listFailedMessages(
  { db, clock }: FailedPlatform,
  page: FailedFilter & { after: { failedAt: Date; id: string } | undefined; limit: number },
): Promise<FailedMessage[]> {
  const rows = await listFailed(db, { ...page, newsSince: staleBefore(clock.now()) });
  return rows.map(toFailedMessage);
}

function toFailedMessage({ created_at, failed_at, last_error, ...row }: FailedRow): FailedMessage {
  const { id, kind, channel, recipient, language, attempts, can_be_retried } = row;
  return {
    id,
    kind,
    channel: channel as Channel,
    recipient: maskRecipient(recipient),
    language,
    createdAt: created_at,
    failedAt: failed_at ?? created_at,
    attempts,
    problem: maskAddresses((last_error ?? '').replace(/^\w*Error: /, '')),
    canBeRetried: can_be_retried,
  };
}

/** How many failed for good by channel and kind, and how many of those can be retried. */
export function countFailedMessages({ db, clock }: { db: Db; clock: Platform['clock'] }) {
  return countFailed(db, staleBefore(clock.now()));
}

/**
 * Retries messages that failed for good, 200 at most at a time; returns how many. Idempotent: those
 * already sent or queued are left alone.
 */
export async function retryMessages(
  tx: Tx,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  which: { ids: readonly string[] } | (FailedFilter & { until: Date }),
): Promise<number> {
  if ('ids' in which && which.ids.length === 0) return 0;
  const limits = { newsSince: staleBefore(clock.now()), limit: MAX_RETRIES_PER_CALL };
  const waiting = await updateFailedWaiting(tx, which, limits);
  for (const { id } of waiting) await jobs.send(tx, 'deliver-message', { messageId: id });
  return waiting.length;
}
