import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** What a person wrote and can read of what was written to them. */
export async function exportConversations(db: Db, who: PersonRef): Promise<PersonalData> {
  const { professionalId } = who;
  return {
    conversations: await queries.findConversations(db, who),
    quickReplies: professionalId === null ? [] : await queries.findQuickReplies(db, professionalId),
  };
}

/** Deletes what a person wrote; what was written to them stays with whoever wrote it. */
export async function eraseConversations(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deleteWrittenBy(tx, erased);
}
