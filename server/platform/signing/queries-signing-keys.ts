import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** A stored key pair: the private half encrypted. */
export interface SigningKeyRow {
  id: string;
  public_key: object;
  private_key: Buffer;
  created_at: Date;
}

/** All keys ever used, the newest first. */
export function listSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  return db
    .selectFrom('signing_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$castTo<SigningKeyRow>()
    .execute();
}

export async function insertSigningKey(db: Db, key: SigningKeyRow): Promise<void> {
  const public_key = JSON.stringify(key.public_key);
  await db
    .insertInto('signing_keys')
    .values({ ...key, public_key })
    .execute();
}

/** Takes the advisory lock on signing keys until the end of `tx`. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`.execute(tx);
}
