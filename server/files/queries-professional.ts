import type { Db } from '#server/platform/db.ts';

/** The photos of work of one professional, in their order. */
export function findWorkPhotos(db: Db, professionalId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'caption', 'width', 'height'])
    .where('professional_id', '=', professionalId)
    .where('purpose', '=', 'work')
    .where('kind', '=', 'image')
    .orderBy('position')
    .execute();
}
