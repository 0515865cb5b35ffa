import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/db.ts';
import type { IdentityProvider } from './provider.ts';

export async function findUserIdByIdentity(
  db: Db,
  { provider, subject }: { provider: IdentityProvider; subject: string },
) {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
}

/** Throws where somebody has that identity already. */
export async function insertIdentity(db: Db, identity: Insertable<Tables['identities']>) {
  await db.insertInto('identities').values(identity).execute();
}
