import { professionId, type Profession } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  deleteProfiles,
  insertUnclaimed,
  insertUnclaimedProfiles,
  lockImporting,
  type NewUnclaimed,
} from './queries-import.ts';

/** An imported row: names and units as in the tables, the profession by its slug. */
export type UnclaimedRecord = Omit<NewUnclaimed, 'id' | 'profession_id'> & {
  profession: Profession;
};

/**
 * Stores unclaimed professionals. Those with a known or duplicate e-mail address or phone are skipped. @returns how many are
 * new
 */
export async function storeUnclaimed(
  tx: Tx,
  records: readonly UnclaimedRecord[],
  { importId, at }: { importId: string; at: Date },
): Promise<number> {
  if (records.length === 0) return 0;
  await lockImporting(tx);
  const rows = records.map(({ profession, ...record }) => ({
    ...record,
    id: uuidv7(at.getTime()),
    profession_id: professionId(profession),
  }));
  await insertUnclaimedProfiles(tx, rows, at);
  const stored = new Set(await insertUnclaimed(tx, rows, { importId, at }));
  const known = rows.filter(({ id }) => !stored.has(id));
  if (known.length > 0)
    await deleteProfiles(
      tx,
      known.map(({ id }) => id),
    );
  return stored.size;
}
