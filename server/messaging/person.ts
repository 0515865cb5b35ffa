import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** What a person wrote and can read of what was written to them. */
export async function exportConversations(db: Db, who: Who): Promise<KeptOfPerson> {
  const { professionalId } = who;
  return {
    conversations: await queries.findConversations(db, who),
    quickReplies: professionalId === null ? [] : await queries.findQuickReplies(db, professionalId),
  };
}

/** Deletes what a person wrote; what was written to them stays with whoever wrote it. */
export async function eraseConversations(tx: Tx, erased: Erased): Promise<void> {
  await queries.deleteWritten(tx, erased);
}
