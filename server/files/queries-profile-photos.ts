import { sql } from 'kysely';
import type { FilePurpose } from '#contract/files.ts';
import type { Db } from '#server/platform/database/db.ts';

/** What hangs on a profile. */
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

/** Takes all pictures of this purpose off a profile; those that stay off are forgotten by a timer. */
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

/** Hangs a picture on a profile, where this owner uploaded it for that and it hangs nowhere. */
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

/** The profile a picture hangs on, with what a download needs; nothing for any other file. */
export function findProfilePicture(db: Db, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'media_type', 'professional_id'])
    .where('id', '=', id)
    .where('professional_id', 'is not', null)
    .$narrowType<{ professional_id: string }>()
    .executeTakeFirst();
}
