import type { Db } from '#server/platform/database/db.ts';
import type { ConversationRef } from './facts.ts';
import { findNewestKeyIn } from './queries-notices.ts';

/** The id of the newest message of a conversation that somebody was told of by message, if any. */
export function findToldMessage(
  db: Db,
  userId: string,
  conversation: ConversationRef,
): Promise<string | undefined> {
  return findNewestKeyIn(db, { userId, kind: 'unreadMessage' }, conversation);
}
