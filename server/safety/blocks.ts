import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { deleteBlock, findOtherSides, insertBlock } from './queries.ts';

/** Blocks a person for another, under the name they know them by; idempotent. */
export async function blockPerson(
  platform: Platform,
  { blocker, blocked, name }: { blocker: string; blocked: string; name: string },
): Promise<void> {
  const now = platform.clock.now();
  const id = uuidv7(now.getTime());
  await change(platform, async ({ tx, record }) => {
    const isNew = await insertBlock(tx, {
      id,
      blocker_id: blocker,
      blocked_id: blocked,
      name,
      created_at: now,
    });
    const between = { blockerUserId: blocker, blockedUserId: blocked };
    if (isNew) record({ type: 'people.blocked', ...between, at: now.toISOString() });
  });
}

/**
 * Removes one of a person's own blocks.
 * @throws Refusal `not_found`
 */
export async function unblock(
  { db }: Platform,
  owner: { userId: string },
  id: string,
): Promise<void> {
  assertThat(await deleteBlock(db, { id, blockerId: owner.userId }), 'not_found');
}

/** The ids of all people blocked by this one, or who blocked them. */
export async function findBlockedWith(db: Db, userId: string): Promise<string[]> {
  return (await findOtherSides(db, [userId])).map(({ user_id }) => user_id);
}
