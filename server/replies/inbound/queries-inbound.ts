import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { InboundReason } from '#contract/admin/inbound.ts';
import type { InboundChannel, InboundOutcome } from '#contract/replies.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Inbound = Tables['inbound_messages'];

/** Stores an inbound message; undefined where it was delivered before. */
export async function insertInbound(db: Db, message: Insertable<Inbound>) {
  return await db
    .insertInto('inbound_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['channel', 'provider_id']).doNothing())
    .returning(['id', 'outcome'])
    .executeTakeFirst();
}

export async function findInbound(
  db: Db,
  { channel, providerId }: { channel: InboundChannel; providerId: string },
) {
  return await db
    .selectFrom('inbound_messages')
    .select(['id', 'outcome'])
    .where('channel', '=', channel)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

/** Stores what became of an inbound message, once. */
export async function updateInbound(
  db: Db,
  id: string,
  ending: Updateable<Inbound> & { outcome: InboundOutcome },
): Promise<void> {
  await db
    .updateTable('inbound_messages')
    .set(ending)
    .where('id', '=', id)
    .where('outcome', '=', 'received')
    .execute();
}

export async function deleteInboundBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('inbound_messages').where('received_at', '<', moment).execute();
}

/** What a reply was decided to be, and about which job. */
export interface Decision {
  decision: 'accept' | 'decline' | 'message';
  requestId: string;
  professionalId: string;
}

/**
 * Claims an inbound message until a moment, where nobody else has; returns what was decided about it
 * before.
 */
export async function claimInbound(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  return await db
    .updateTable('inbound_messages')
    .set({ handled_until: until })
    .where('id', '=', id)
    .where('outcome', '=', 'received')
    .where((row) => row.or([row('handled_until', 'is', null), row('handled_until', '<=', now)]))
    .returning(['decision', 'request_id as requestId', 'professional_id as professionalId'])
    .executeTakeFirst();
}

/** Releases the claim until this moment: what failed may be tried again at once. */
export async function releaseInbound(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('inbound_messages')
    .set({ handled_until: null })
    .where('id', '=', id)
    .where('handled_until', '=', until)
    .execute();
}

/** Stores what is about to be done, before it is. */
export async function updateDecision(db: Db, id: string, decided: Decision): Promise<void> {
  await db
    .updateTable('inbound_messages')
    .set({
      decision: decided.decision,
      request_id: decided.requestId,
      professional_id: decided.professionalId,
    })
    .where('id', '=', id)
    .execute();
}

/** What an operator asks the list for; empty means all. */
export interface InboundFilter {
  channel?: InboundChannel | undefined;
  outcome?: InboundOutcome | undefined;
  reason?: InboundReason | undefined;
  userId?: string | undefined;
}

export interface InboundPage extends InboundFilter {
  after: { receivedAt: Date; id: string } | undefined;
  limit: number;
}

/** Inbound messages, newest first, after a position. */
export async function listInboundRows(
  db: Db,
  { after, limit, channel, outcome, reason, userId }: InboundPage,
): Promise<Selectable<Inbound>[]> {
  let query = db.selectFrom('inbound_messages').selectAll();
  if (channel) query = query.where('channel', '=', channel);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (reason) query = query.where('reason', '=', reason);
  if (userId) query = query.where('user_id', '=', userId);
  if (after) {
    query = query.where(sql<boolean>`(received_at, id) < (${after.receivedAt}, ${after.id}::uuid)`);
  }
  return query.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
