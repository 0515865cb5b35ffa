import { sql } from 'kysely';
import type { FilePurpose } from '#contract/files.ts';
import type { Db } from '#server/platform/database/db.ts';

/** Purposes of files attached to a profile. */
export type ProfilePurpose = Extract<FilePurpose, 'work' | 'portrait'>;

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

/**
 * Detaches all pictures of this purpose from a profile; a timer deletes those that stay detached.
 */
export async function updateDetachedFromProfile(
  db: Db,
  professionalId: string,
  purpose: ProfilePurpose,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ professional_id: null, position: null, caption: null })
    .where('professional_id', '=', professionalId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Attaches a picture to a profile, if this owner uploaded it for that and it is not attached. */
export async function updateAttachedToProfile(
  db: Db,
  { ownerUserId, purpose, ...picture }: AttachedPicture,
): Promise<boolean> {
  const updated = await db
    .updateTable('files')
    .set({
      professional_id: picture.professionalId,
      position: picture.position,
      caption: picture.caption,
    })
    .where('id', '=', picture.id)
    .where('owner_user_id', '=', ownerUserId)
    .where('purpose', '=', purpose)
    .where('kind', '=', 'image')
    .where(sql<boolean>`num_nonnulls(request_id, message_id, professional_id) = 0`)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export interface AttachedPicture {
  id: string;
  ownerUserId: string;
  professionalId: string;
  purpose: ProfilePurpose;
  position: number;
  caption: string | null;
}

/** The profile of a picture, with what a download needs; undefined for any other file. */
export function findProfilePicture(db: Db, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'media_type', 'professional_id'])
    .where('id', '=', id)
    .where('professional_id', 'is not', null)
    .$narrowType<{ professional_id: string }>()
    .executeTakeFirst();
}
