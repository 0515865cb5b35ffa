import type { Db } from '#server/platform/database/db.ts';
import { updateUserById } from '#server/accounts/queries.ts';

/** Shows this picture beside a person's name, or none: an address of ours. */
export async function showPicture(db: Db, userId: string, url: string | null): Promise<void> {
  await updateUserById(db, userId, { avatar_url: url });
}
