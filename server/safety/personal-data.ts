import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** A person's blocks and reports. */
export async function exportSafety(db: Db, { userId }: PersonRef): Promise<PersonalData> {
  return {
    blocks: await queries.findOwnBlocks(db, userId),
    reports: await queries.findOwnReports(db, userId),
  };
}

/** Deletes blocks, and anonymizes reports. */
export async function eraseSafety(tx: Tx, { userId }: ErasedPerson): Promise<void> {
  await queries.anonymizeReports(tx, userId);
}
