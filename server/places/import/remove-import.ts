import type { Platform } from '#server/platform/platform.ts';
import { lockImports } from './one-at-a-time.ts';
import { deleteImport, findImportByName } from './queries-import.ts';
import { removeOthers } from './write-rows.ts';

/**
 * Removes an import, and has every node read the places anew at the commit. Returns how many places
 * and streets it held; null where there is none of that name.
 * @throws ExtractRefused while another import is written or removed
 */
export async function removePlaces(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  name: string,
): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    await lockImports(tx);
    const found = await findImportByName(tx, name);
    if (!found) return null;
    const { id } = found;
    const removed = await removeOthers(tx, id, { places: [], streets: [] });
    await deleteImport(tx, id);
    await live.invalidateShared(tx, 'places');
    return removed;
  });
}
