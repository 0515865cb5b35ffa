import type { Attachment } from '#contract/files.ts';
import { findRequestPhotos } from '#server/files/files.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { RequestRow } from '#server/requests/requests.ts';

/** The photos of these requests by request; skips the query where none has any. */
export function findPhotos(
  db: Db,
  requests: readonly Pick<RequestRow, 'id' | 'photo_count'>[],
): Promise<Map<string, Attachment[]>> {
  const withPhotos = requests.filter((request) => request.photo_count > 0);
  return findRequestPhotos(
    db,
    withPhotos.map(({ id }) => id),
  );
}
