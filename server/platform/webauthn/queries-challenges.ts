import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export async function insertChallenge(db: Db, challenge: Insertable<Tables['passkey_challenges']>) {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Deletes the challenge: of concurrent callers exactly one gets true. */
export async function takeChallenge(
  tx: Tx,
  { challengeHash, boundHash, now }: { challengeHash: Buffer; boundHash: Buffer; now: Date },
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('bound_hash', '=', boundHash)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteChallengesExpiredBefore(db: Db, moment: Date) {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', moment).execute();
}
