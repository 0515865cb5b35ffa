import { sql } from 'kysely';
import type { Channel } from '#contract/notifications.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Lane } from './pacing.ts';
import { asNotice, type NoticeRow } from '#server/notifications/queries-notices.ts';

/** A queue of delayed letters: those of one person, channel and lane are paced together. */
export interface Queue {
  userId: string;
  channel: Channel;
  lane: Lane;
}

/** When the next letter of each of some locked queues may be sent; changes are stored by `updatePaces`. */
export interface Paces {
  openAt(queue: Queue): Date;
  setOpenAt(queue: Queue, at: Date): void;
  changed(): (Queue & { openAt: Date })[];
}

/** Locks queues until the transaction ends, in one order, which prevents deadlocks. */
export async function lockPaces(db: Db, queues: readonly Queue[]): Promise<Paces> {
  const locked = new Map(queues.map((queue) => [keyOf(queue), queue]));
  const { rows } = await sql<Queue & { open_at: Date }>`
    insert into letter_paces (user_id, channel, lane, open_at)
    select "userId", channel, lane, 'epoch'
    from jsonb_to_recordset(${JSON.stringify([...locked.values()])})
      as queue ("userId" uuid, channel text, lane text)
    order by "userId", channel, lane
    on conflict (user_id, channel, lane) do update set lane = excluded.lane
    returning user_id as "userId", channel, lane, open_at`.execute(db);
  const stored = new Map(rows.map((row) => [keyOf(row), row.open_at]));
  const changed = new Map<string, Queue & { openAt: Date }>();
  return {
    openAt: (queue) => changed.get(keyOf(queue))?.openAt ?? stored.get(keyOf(queue))!,
    setOpenAt: (queue, openAt) => void changed.set(keyOf(queue), { ...queue, openAt }),
    changed: () => [...changed.values()],
  };
}

function keyOf({ userId, channel, lane }: Queue): string {
  return `${userId} ${channel} ${lane}`;
}

/** Stores from when on the next letter of each changed queue may be sent. */
export async function updatePaces(db: Db, paces: Paces): Promise<void> {
  const changed = paces.changed();
  if (changed.length === 0) return;
  await sql`
    update letter_paces known set open_at = paced."openAt"
    from jsonb_to_recordset(${JSON.stringify(changed)})
      as paced ("userId" uuid, channel text, lane text, "openAt" timestamptz)
    where user_id = paced."userId" and known.channel = paced.channel
      and known.lane = paced.lane`.execute(db);
}

/** Delays notices in their queues. */
export async function insertHeld(
  db: Db,
  held: readonly (Queue & { noticeId: string; passesQuiet: boolean })[],
): Promise<void> {
  if (held.length === 0) return;
  await sql`
    insert into held_letters (notice_id, channel, lane, user_id, passes_quiet)
    select "noticeId", channel, lane, "userId", "passesQuiet"
    from jsonb_to_recordset(${JSON.stringify(held)})
      as held ("noticeId" uuid, channel text, lane text, "userId" uuid, "passesQuiet" boolean)`.execute(
    db,
  );
}

/** The delayed notices of a queue, oldest first. */
export async function findHeld(
  db: Db,
  { userId, channel, lane }: Queue,
): Promise<{ notice: NoticeRow; passesQuiet: boolean }[]> {
  const rows = await db
    .selectFrom('held_letters')
    .innerJoin('notices', 'notices.id', 'held_letters.notice_id')
    .selectAll('notices')
    .select('held_letters.passes_quiet')
    .where('held_letters.user_id', '=', userId)
    .where('held_letters.channel', '=', channel)
    .where('held_letters.lane', '=', lane)
    .orderBy('notices.id')
    .execute();
  return rows.map(({ passes_quiet, ...notice }) => ({
    notice: asNotice(notice),
    passesQuiet: passes_quiet,
  }));
}

export async function deleteHeld(
  db: Db,
  noticeIds: readonly string[],
  channel?: Channel,
): Promise<void> {
  if (noticeIds.length === 0) return;
  const held = db
    .deleteFrom('held_letters')
    .where('notice_id', '=', sql<string>`any(${noticeIds}::uuid[])`);
  await (channel === undefined ? held : held.where('channel', '=', channel)).execute();
}

/** The queues with delayed notices of a person. */
export async function findQueuesOfUser(db: Db, userId: string): Promise<Queue[]> {
  const rows = await db
    .selectFrom('held_letters')
    .select(['channel', 'lane'])
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ channel, lane }) => ({ userId, channel, lane }));
}
