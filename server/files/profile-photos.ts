import type { FileAnswer } from '#contract/endpoint.ts';
import type { PublicPhoto } from '#contract/professionals/work-photos.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { answerOf } from './download.ts';
import {
  findProfilePicture,
  findWorkPhotos,
  updateAttachedToProfile,
  updateDetachedFromProfile,
  type ProfilePurpose,
} from './queries-profile-photos.ts';
import type { Part } from './stored.ts';

/** The photos of work of a professional, in their order. */
export async function findProfilePhotos(db: Db, professionalId: string): Promise<PublicPhoto[]> {
  const photos = await findWorkPhotos(db, professionalId);
  return photos.map(({ id, caption, width, height }) => ({
    id,
    caption,
    width: width ?? 0,
    height: height ?? 0,
    url: publicUrlOf(id),
    previewUrl: `${publicUrlOf(id)}/preview`,
  }));
}

/** The public address of a picture of a profile. */
export function publicUrlOf(id: string): string {
  return `/api/public-photos/${id}`;
}

/**
 * Replaces the pictures of a profile, in this order; lock the profile first.
 * @throws Refusal `invalid_input` where one is not theirs, is not a picture, or was uploaded for
 *   something else
 */
export async function attachToProfile(
  tx: Tx,
  { pictures, ...host }: { pictures: readonly Picture[] } & ProfileHost,
): Promise<void> {
  const { professionalId, purpose } = host;
  await updateDetachedFromProfile(tx, professionalId, purpose);
  for (const [position, { id, caption }] of pictures.entries()) {
    const hung = await updateAttachedToProfile(tx, {
      ...host,
      id,
      position,
      caption: caption || null,
    });
    if (hung) continue;
    const field = purpose === 'work' ? `photos.${position}` : 'photoId';
    throw new Refusal('invalid_input', { details: [{ field, problem: 'not_allowed' }] });
  }
}

interface Picture {
  id: string;
  caption?: string | null | undefined;
}

interface ProfileHost {
  ownerUserId: string;
  professionalId: string;
  purpose: ProfilePurpose;
}

/**
 * A picture of a profile, or its preview, if its professional is visible.
 * @throws Refusal `not_found` otherwise, as for a picture that does not exist
 */
export async function downloadProfilePicture(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { id, part }: { id: string; part: Part },
  maySee: (professionalId: string) => Promise<boolean>,
): Promise<FileAnswer> {
  const picture = await findProfilePicture(db, id);
  assertThat(picture !== undefined && (await maySee(picture.professional_id)), 'not_found');
  return answerOf(files, { ...picture, kind: 'image' }, part);
}
