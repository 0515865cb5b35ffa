import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The messages a person wrote, and those they can read of others. */
export async function exportConversations(db: Db, who: PersonRef): Promise<PersonalData> {
  const { professionalId } = who;
  return {
    conversations: await queries.findConversations(db, who),
    quickReplies: professionalId === null ? [] : await queries.findQuickReplies(db, professionalId),
  };
}

/** Deletes the messages a person wrote; those written to them stay with their authors. */
export async function eraseConversations(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deleteWrittenBy(tx, erased);
}
