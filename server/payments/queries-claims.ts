import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';

/** A keyed hash of an address or a card, which had its trial. */
export interface Claim {
  kind: 'email' | 'phone' | 'card';
  hash: Buffer;
}

/** Claims what nobody has claimed yet; two claims of the same at once wait on each other. */
export async function insertClaims(
  db: Db,
  { claims, professionalId, at }: { claims: readonly Claim[]; professionalId: string; at: Date },
): Promise<void> {
  await sql`
    insert into trial_claims (kind, value_hash, professional_id, claimed_at)
    select kind, value_hash, ${professionalId}, ${at} from ${listed(claims)}
    order by kind, value_hash
    on conflict do nothing`.execute(db);
}

/** Whether somebody else, or somebody who is gone, has claimed one of these. */
export async function findOthersClaim(
  db: Db,
  { claims, professionalId }: { claims: readonly Claim[]; professionalId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from trial_claims join ${listed(claims)} using (kind, value_hash)
    where professional_id is distinct from ${professionalId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function deleteClaims(db: Db, professionalId: string): Promise<void> {
  await db.deleteFrom('trial_claims').where('professional_id', '=', professionalId).execute();
}

function listed(claims: readonly Claim[]) {
  const kinds = claims.map(({ kind }) => kind);
  const hashes = claims.map(({ hash }) => hash);
  return sql`unnest(${kinds}::text[], ${hashes}::bytea[]) as claim (kind, value_hash)`;
}
