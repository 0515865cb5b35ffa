import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';
import type { IdentityProvider } from './provider.ts';

/**
 * Locks both the identity and the account: it waits for a take-over under way, and finds nothing
 * once that moved the account.
 */
export async function findUserIdByIdentityForUpdate(
  db: Db,
  { provider, subject }: { provider: IdentityProvider; subject: string },
) {
  const found = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  return found?.user_id;
}

/** Throws where the identity exists already. */
export async function insertIdentity(db: Db, identity: Insertable<Tables['identities']>) {
  await db.insertInto('identities').values(identity).execute();
}
