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

/** Locks a queue until the transaction ends; returns when its next letter may be sent. */
export async function lockPace(db: Db, { userId, channel, lane }: Queue): Promise<Date> {
  const { open_at } = await db
    .insertInto('letter_paces')
    .values({ user_id: userId, channel, lane, open_at: new Date(0) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'channel', 'lane'])
        .doUpdateSet((now) => ({ lane: now.ref('excluded.lane') })),
    )
    .returning('open_at')
    .executeTakeFirstOrThrow();
  return open_at;
}

export async function updatePace(
  db: Db,
  { userId, channel, lane }: Queue,
  openAt: Date,
): Promise<void> {
  await db
    .updateTable('letter_paces')
    .set({ open_at: openAt })
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('lane', '=', lane)
    .execute();
}

export async function insertHeld(
  db: Db,
  { userId, channel, lane }: Queue,
  held: { noticeId: string; passesQuiet: boolean },
): Promise<void> {
  await db
    .insertInto('held_letters')
    .values({
      notice_id: held.noticeId,
      channel,
      lane,
      user_id: userId,
      passes_quiet: held.passesQuiet,
    })
    .execute();
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
