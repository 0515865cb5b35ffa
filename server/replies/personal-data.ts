import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** What a person sent by mail or text, and what became of it. */
export async function exportReplies(db: Db, who: PersonRef): Promise<PersonalData> {
  return { inboundMessages: await queries.findOwnInbound(db, who) };
}

/** Deletes what is known of a person's mails and texts; their words are in the conversations. */
export async function eraseReplies(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deleteOwnInbound(tx, erased);
}
