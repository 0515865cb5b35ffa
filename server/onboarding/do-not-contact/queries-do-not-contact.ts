import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import { addressHash, type WrittenTo } from './address-hash.ts';

/** An address known by its hash only. */
export interface HashedAddress {
  channel: WrittenTo['channel'];
  hash: Buffer;
}

/** Adds these addresses to the do-not-contact list. Idempotent. @returns whether any was new */
export async function insertDoNotContact(
  db: Db,
  addresses: readonly HashedAddress[],
  at: Date,
): Promise<boolean> {
  if (addresses.length === 0) return false;
  const rows = addresses.map(({ channel, hash }) => ({
    channel,
    address_hash: hash,
    asked_at: at,
  }));
  const added = await db
    .insertInto('do_not_contact')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('asked_at')
    .execute();
  return added.length > 0;
}

/** Those of these addresses on the do-not-contact list. */
export async function findDoNotContact(
  db: Db,
  addresses: readonly WrittenTo[],
): Promise<WrittenTo[]> {
  if (addresses.length === 0) return [];
  const stopped = await db
    .selectFrom('do_not_contact')
    .select(['channel', 'address_hash'])
    .where('address_hash', '=', sql<Buffer>`any(${addresses.map(addressHash)}::bytea[])`)
    .execute();
  const keys = new Set(stopped.map((row) => row.channel + row.address_hash.toString('hex')));
  return addresses.filter((one) => keys.has(one.channel + addressHash(one).toString('hex')));
}

/** Whether an address is on the do-not-contact list. */
export async function isDoNotContact(db: Db, { channel, hash }: HashedAddress): Promise<boolean> {
  const found = await db
    .selectFrom('do_not_contact')
    .select('asked_at')
    .where('channel', '=', channel)
    .where('address_hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}
