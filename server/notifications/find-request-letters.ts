import { NOTICE_KINDS, type Channel } from '#contract/notifications.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/db.ts';
import { maskAddresses, maskRecipient } from './outbox/mask-recipient.ts';
import { findLettersOfRequest } from './queries-requests.ts';

/** A sent message, without its text and with its address masked. */
interface RequestLetter {
  id: string;
  kind: string;
  channel: Channel;
  recipient: string;
  createdAt: string;
  sentAt: string | null;
  failedAt: string | null;
  problem: string | null;
}

/** Messages sent about a request and its leads, by their ids; the newest first, 200 at most. */
export async function findRequestLetters(db: Db, ids: readonly string[]): Promise<RequestLetter[]> {
  const beginnings = NOTICE_KINDS.flatMap((kind) => ids.map((id) => `${kind}:${id}`));
  const rows = await findLettersOfRequest(db, { ids, beginnings });
  return rows.map(({ id, kind, channel, recipient, createdAt, sentAt, failedAt, lastError }) => ({
    id,
    kind,
    channel,
    recipient: maskRecipient(recipient),
    createdAt: createdAt.toISOString(),
    sentAt: isoOrNull(sentAt),
    failedAt: isoOrNull(failedAt),
    problem: lastError === null ? null : maskAddresses(lastError),
  }));
}
