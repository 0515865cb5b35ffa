import { sql } from 'kysely';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { MessageRow } from './queries.ts';

/**
 * The ids of those stored messages whose sender wrote the same text in the same conversation before,
 * within a window of seconds.
 */
export async function findRepeated(
  db: Db,
  messages: readonly Pick<MessageRow, 'id'>[],
  windowSeconds: number,
): Promise<ReadonlySet<string>> {
  const ids = messages.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select said.id from messages said
    where said.id = any(${arrayOf('uuid', ids)}) and exists (
      select from messages earlier
      where earlier.sender_user_id = said.sender_user_id
        and earlier.created_at >= said.created_at - make_interval(secs => ${windowSeconds})
        and (earlier.created_at, earlier.id) < (said.created_at, said.id)
        and earlier.request_id = said.request_id
        and earlier.professional_id is not distinct from said.professional_id
        and earlier.content = said.content)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
