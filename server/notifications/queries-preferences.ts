import { sql } from 'kysely';
import type { QuietHours } from '#contract/notifications.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Choices } from './channels.ts';

/** The notification preferences of a person; empty where they set none. */
export interface Preferences {
  choices: Choices;
  quietHours: QuietHours | null;
}

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const [row] = await findRows(db, [userId]);
  if (!row) return { choices: {}, quietHours: null };
  const { channels, quiet_from: from, quiet_to: to, quiet_time_zone: timeZone } = row;
  const areSet = from !== null && to !== null && timeZone !== null;
  return {
    choices: channels as Choices,
    quietHours: areSet ? { from, to, timeZone } : null,
  };
}

const findRows = batchedRows(
  (db, userIds) =>
    db
      .selectFrom('notification_preferences')
      .select(['user_id', 'channels', 'quiet_from', 'quiet_to', 'quiet_time_zone'])
      .where('user_id', '=', sql<string>`any(${arrayOf('uuid', userIds)})`)
      .execute(),
  ({ user_id }) => user_id,
);

/**
 * Merges these choices into the stored ones, in one statement: concurrent tabs lose nothing to each
 * other.
 */
export async function addChoices(db: Db, userId: string, choices: Choices): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, channels: JSON.stringify(choices) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        channels: row(
          'notification_preferences.channels',
          '||',
          row.ref('excluded.channels'),
        ) as never,
      })),
    )
    .execute();
}

/** Call it after {@link addChoices}, which creates the row. */
export async function updateQuietHours(
  db: Db,
  userId: string,
  quiet: QuietHours | null,
): Promise<void> {
  await db
    .updateTable('notification_preferences')
    .set({
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      quiet_time_zone: quiet?.timeZone ?? null,
    })
    .where('user_id', '=', userId)
    .execute();
}
