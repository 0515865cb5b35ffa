import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** A keyed hash of an address or a card that had its trial. */
export interface TrialClaim {
  kind: 'email' | 'phone' | 'card';
  hash: Buffer;
}

/** Claims what is not claimed yet; two concurrent claims of the same wait on each other. */
export async function insertTrialClaims(
  db: Db,
  {
    claims,
    professionalId,
    at,
  }: { claims: readonly TrialClaim[]; professionalId: string; at: Date },
): Promise<void> {
  await sql`
    insert into trial_claims (kind, value_hash, professional_id, claimed_at)
    select kind, value_hash, ${professionalId}, ${at} from ${claimRows(claims)}
    order by kind, value_hash
    on conflict do nothing`.execute(db);
}

/** Whether another (or erased) professional has claimed one of these. */
export async function hasClaimOfOthers(
  db: Db,
  { claims, professionalId }: { claims: readonly TrialClaim[]; professionalId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from trial_claims join ${claimRows(claims)} using (kind, value_hash)
    where professional_id is distinct from ${professionalId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function deleteTrialClaims(db: Db, professionalId: string): Promise<void> {
  await db.deleteFrom('trial_claims').where('professional_id', '=', professionalId).execute();
}

function claimRows(claims: readonly TrialClaim[]) {
  const kinds = claims.map(({ kind }) => kind);
  const hashes = claims.map(({ hash }) => hash);
  return sql`unnest(${kinds}::text[], ${hashes}::bytea[]) as claim (kind, value_hash)`;
}
