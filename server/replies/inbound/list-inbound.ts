import type { InboundMessage as Shown, InboundReason } from '#contract/admin/inbound.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { maskRecipient } from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listInboundRows, type InboundPage } from './queries-inbound.ts';

/** An inbound message for an operator; `receivedAt` has millisecond precision. */
export type InboundMessage = Omit<Shown, 'cursor' | 'receivedAt'> & { receivedAt: Date };

/** What people sent, newest first, with masked addresses and without words. */
export async function listInbound(
  { db }: Pick<Platform, 'db'>,
  page: InboundPage,
): Promise<InboundMessage[]> {
  const rows = await listInboundRows(db, page);
  const known = rows.flatMap(({ user_id: userId }) => userId ?? []);
  const people = await findUsers(db, [...new Set(known)]);
  return rows.map(({ id, channel, sender, outcome, reason, ...row }) => ({
    id,
    channel,
    sender: maskRecipient(sender),
    userId: row.user_id,
    userName: people.get(row.user_id ?? '')?.name ?? null,
    requestId: row.request_id,
    outcome,
    reason: reason as InboundReason | null,
    receivedAt: row.received_at,
  }));
}
