import { DAY_MS } from '#contract/durations.ts';
import type { InboundReason } from '#contract/admin/inbound.ts';
import type { InboundChannel, InboundOutcome } from '#contract/replies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  deleteInboundBefore,
  findInbound,
  insertInbound,
  updateInbound,
} from './queries-inbound.ts';

/** How long the list of inbound messages goes back. */
const KEPT_MS = 90 * DAY_MS;

/** A message as it arrived. */
export interface Arrived {
  channel: InboundChannel;
  /** The provider's id of it, at most 300 characters. */
  providerId: string;
  /** The address it came from, at most 320 characters. */
  sender: string;
  /** Whose proven address that is; null where it is nobody's. */
  userId: string | null;
}

/** What became of it, and what it was about. */
export interface Ending {
  outcome: Exclude<InboundOutcome, 'received'>;
  /** A code, where it was ignored, refused or asked back. */
  reason?: InboundReason;
  requestId?: string;
  professionalId?: string;
  messageId?: string;
}

/**
 * Records that a message arrived, before anything is done with it. Its id is the idempotency key of all
 * it causes: a message that was delivered again, after a crash or at the same time, causes the same
 * once.
 * @returns undefined where it was dealt with before
 */
export async function recordArrival(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { channel, providerId, sender, userId }: Arrived,
): Promise<{ id: string } | undefined> {
  const now = clock.now();
  const stored = await insertInbound(db, {
    id: uuidv7(now.getTime()),
    channel,
    provider_id: providerId,
    sender,
    user_id: userId,
    outcome: 'received',
    received_at: now,
  });
  const known = stored ?? (await findInbound(db, { channel, providerId }));
  return known?.outcome === 'received' ? { id: known.id } : undefined;
}

/** Records what became of an inbound message; a second ending changes nothing. */
export async function recordEnding(
  { db }: Pick<Platform, 'db'>,
  id: string,
  { outcome, reason, requestId, professionalId, messageId }: Ending,
): Promise<void> {
  await updateInbound(db, id, {
    outcome,
    reason: reason ?? null,
    request_id: requestId ?? null,
    professional_id: professionalId ?? null,
    message_id: messageId ?? null,
  });
}

/** Deletes what is older than 90 days. */
export async function deleteOldInbound({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  await deleteInboundBefore(db, new Date(clock.now().getTime() - KEPT_MS));
}
