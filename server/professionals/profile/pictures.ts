import { setPicture } from '#server/accounts/accounts.ts';
import { attachToProfile, publicUrlOf } from '#server/files/files.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { lockProfile, updateProfile } from './queries-profile.ts';

interface Owner {
  userId: string;
  professionalId: string;
}

/**
 * Replaces the photos of work, in this order. @throws Refusal `invalid_input` for files they may not
 * use
 */
export async function changeWorkPhotos(
  { db }: Pick<Platform, 'db'>,
  owner: Owner,
  pictures: readonly { id: string; caption?: string | null | undefined }[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lock(tx, owner);
    await attachToProfile(tx, { ...hostOf(owner), purpose: 'work', pictures });
  });
}

/**
 * Sets the portrait; null removes it. Returns its address. @throws Refusal `invalid_input` for a file they may not
 * use
 */
export async function changePortrait(
  { db }: Pick<Platform, 'db'>,
  owner: Owner,
  photoId: string | null,
): Promise<string | null> {
  const url = photoId === null ? null : `${publicUrlOf(photoId)}/preview`;
  await db.transaction().execute(async (tx) => {
    const before = await lock(tx, owner);
    if (before.avatar_url === url) return;
    const pictures = photoId === null ? [] : [{ id: photoId }];
    await attachToProfile(tx, { ...hostOf(owner), purpose: 'portrait', pictures });
    await updateProfile(tx, owner.professionalId, { avatar_url: url });
    await setPicture(tx, owner.userId, url);
  });
  return url;
}

async function lock(tx: Tx, { professionalId }: Owner) {
  const profile = await lockProfile(tx, professionalId);
  assertThat(profile !== undefined, 'not_found');
  return profile;
}

function hostOf({ userId, professionalId }: Owner) {
  return { ownerUserId: userId, professionalId };
}
