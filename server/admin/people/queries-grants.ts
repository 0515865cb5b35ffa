import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** What was granted to a professional under an idempotency key, by the audit log. */
export async function findGrantByKey(
  db: Db,
  { professionalId, adminId, key }: { professionalId: string; adminId: string; key: string },
): Promise<{ amount: number; granted: number; reason: string | null } | undefined> {
  const { rows } = await sql<{ amount: number; granted: number; reason: string | null }>`
    select (after->>'amount')::int as amount, (after->>'granted')::int as granted, reason
    from admin_audit
    where target_kind = 'professional' and target = ${professionalId}
      and action = 'credits_granted' and admin_id = ${adminId} and after->>'key' = ${key}
    order by id desc limit 1`.execute(db);
  return rows[0];
}
