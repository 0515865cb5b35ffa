import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** Whom a person blocked, and what they reported. */
export async function exportSafety(db: Db, { userId }: Who): Promise<KeptOfPerson> {
  return {
    blocks: await queries.findOwnBlocks(db, userId),
    reports: await queries.findOwnReports(db, userId),
  };
}

/** Ends blocks, and parts reports from who made them. */
export async function eraseSafety(tx: Tx, { userId }: Erased): Promise<void> {
  await queries.deletePersonOf(tx, userId);
}
