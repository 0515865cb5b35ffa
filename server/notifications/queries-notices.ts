import { sql, type Selectable } from 'kysely';
import type { Language } from '#contract/language.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';
import type { NoticeContent } from './render-letter.ts';

type Row = Selectable<Tables['notices']>;

/** A notice as stored. */
export type NoticeRow = Omit<Row, 'kind' | 'facts'> & NoticeContent;

export interface NewNotice {
  id: string;
  userId: string;
  content: NoticeContent;
  key: string;
  /** The key of the notice to the owner, where this one is to a member of their team. */
  teamKey: string | null;
  language: Language;
  now: Date;
}

/** Stores notices; returns those whose kind and key did not exist, in the order of their keys. */
export async function insertNotices(db: Db, notices: readonly NewNotice[]): Promise<NoticeRow[]> {
  const rows = notices.map(({ id, userId, content, key, teamKey, language, now }) => ({
    id,
    user_id: userId,
    kind: content.kind,
    dedupe_key: `${content.kind}:${key}`,
    team_key: teamKey && `${content.kind}:${teamKey}`,
    language,
    facts: content.facts,
    created_at: now,
  }));
  const { rows: stored } = await sql<Row>`
    insert into notices (id, user_id, kind, dedupe_key, team_key, language, facts, created_at)
    select id, user_id, kind, dedupe_key, team_key, language, facts, created_at
    from jsonb_populate_recordset(null::notices, ${JSON.stringify(rows)}) order by dedupe_key
    on conflict (dedupe_key) do nothing returning *`.execute(db);
  return stored.map(asNotice);
}

/** The newest notices of a person, or those before one; ids are in chronological order. */
export async function findNoticesOfUser(
  db: Db,
  { userId, before, limit }: { userId: string; before: string | undefined; limit: number },
): Promise<NoticeRow[]> {
  const newest = db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit);
  const rows = await (before === undefined ? newest : newest.where('id', '<', before)).execute();
  return rows.map(asNotice);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notices')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export async function hasNotice(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('notices')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a notice of this kind and key exists. */
export async function noticeExists(
  db: Db,
  kind: NoticeContent['kind'],
  key: string,
): Promise<boolean> {
  return (await findKeys(db, [`${kind}:${key}`])).length > 0;
}

const findKeys = batchedRows(
  (db, keys): Promise<{ dedupe_key: string }[]> =>
    db
      .selectFrom('notices')
      .select('dedupe_key')
      .where('dedupe_key', '=', sql<string>`any(${arrayOf('text', keys)})`)
      .execute(),
  ({ dedupe_key }) => dedupe_key,
);

/** The key of the newest notice of a kind whose key starts with a prefix. */
export async function findNewestKey(
  db: Db,
  kind: NoticeContent['kind'],
  beginning: string,
): Promise<string | undefined> {
  const start = `${kind}:${beginning}`;
  const found = await db
    .selectFrom('notices')
    .select('dedupe_key')
    .where('dedupe_key', '>=', start)
    .where('dedupe_key', '<', `${start}~`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.dedupe_key.slice(kind.length + 1);
}

/** The key of a person's newest notice of a kind about a conversation. */
export async function findNewestKeyIn(
  db: Db,
  { userId, kind }: { userId: string; kind: NoticeContent['kind'] },
  { requestId, professionalId }: { requestId: string; professionalId: string },
): Promise<string | undefined> {
  const conversation = JSON.stringify({ conversation: { requestId, professionalId } });
  const found = await db
    .selectFrom('notices')
    .select('dedupe_key')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(sql<boolean>`facts @> ${conversation}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.dedupe_key.slice(kind.length + 1);
}

/** Marks a person's notices as read up to one; returns whether any was unread. */
export async function updateNoticesRead(
  db: Db,
  { userId, upTo, now }: { userId: string; upTo: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks unread notices of these keys as read; returns their people. */
export async function updateKeysRead(db: Db, keys: readonly string[], now: Date) {
  return db
    .updateTable('notices')
    .set({ read_at: now })
    .where((either) =>
      either.or([
        either('dedupe_key', '=', sql<string>`any(${arrayOf('text', keys)})`),
        either('team_key', '=', sql<string>`any(${arrayOf('text', keys)})`),
      ]),
    )
    .where('read_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
}

/** Deletes notices older than a moment. */
export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('created_at', '<', before).execute();
}

export function asNotice(row: Row): NoticeRow {
  return row as Row & NoticeContent;
}
