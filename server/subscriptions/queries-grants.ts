import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';

/** Contacts granted to a professional for a month, by its first day. */
export interface Grant {
  professionalId: string;
  amount: number;
  month: string;
  at: Date;
}

/** Upserts the granted quota of the month, with its line of the ledger. */
export async function upsertGranted(tx: Tx, grant: Grant): Promise<void> {
  const { professionalId, amount, month, at } = grant;
  await sql`
    with noted as (
      insert into quota_entries (professional_id, kind, reason, month, amount, at)
      values (${professionalId}, 'granted', 'operator', ${month}::date, ${amount}, ${at})
    )
    insert into professional_quotas as quota (professional_id, month, used, granted)
    values (${professionalId}, ${month}::date, 0, ${amount})
    on conflict (professional_id) do update set
      month = greatest(quota.month, excluded.month),
      used = case when quota.month < excluded.month then 0 else quota.used end,
      granted = case when quota.month < excluded.month then 0 else quota.granted end
        + excluded.granted`.execute(tx);
}
