import { findUsers } from '#server/accounts/accounts.ts';
import type { Parties } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { firstName } from '#server/platform/first-name.ts';
import type { MessageRow } from './queries.ts';

/**
 * Who of a team wrote these messages, by the id of their account: the names in full for the team, the
 * first name for the customer. Undefined where the owner works alone.
 */
export async function findAuthors(
  db: Db,
  messages: readonly Pick<MessageRow, 'sender_type' | 'sender_user_id'>[],
  { professional }: Pick<Parties, 'professional'>,
  { role }: Pick<Actor, 'role'>,
): Promise<Map<string, string> | undefined> {
  const written = messages.filter(({ sender_type: type }) => type === 'professional');
  const ids = [...new Set(written.map(({ sender_user_id: id }) => id))];
  const isTeam = (professional?.userIds.length ?? 0) > 1;
  if (!isTeam && ids.every((id) => id === professional?.userId)) return undefined;
  const people = await findUsers(db, ids);
  return new Map(
    [...people].map(([id, { name }]) => [id, role === 'customer' ? firstName(name) : name]),
  );
}
