import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';

/** Quota everybody has left, so that a visitor finds professionals to contact. */
const SPARE = 3;

/** Inserts the ledger that follows from the leads of the demo world, and its counters. */
export async function writeLedger(tx: Tx): Promise<void> {
  await sql`
    with told as (
      select leads.professional_id, leads.id as lead_id, requests.profession_id, requests.area,
        date_trunc('month', leads.sent_at at time zone 'UTC')::date as month, sent_at, expires_at,
        case
          when leads.status = 'expired' and seen_at is null then 'expired_unseen'
          when leads.status = 'withdrawn' and responded_at is null then 'withdrawn'
        end as returned
      from leads join requests on requests.id = leads.request_id
    )
    insert into quota_entries
      (professional_id, lead_id, kind, reason, month, profession_id, area, at)
    select professional_id, lead_id, kind, reason, month, profession_id, area, at
    from told cross join lateral (values
      ('taken', 'contacted', sent_at),
      ('returned', returned, least(expires_at, sent_at + interval '1 day'))
    ) as line (kind, reason, at)
    where reason is not null
    order by at, lead_id`.execute(tx);
  await sql`
    update professional_quotas quota set used = counted.used
    from (
      select professional_id, month,
        count(*) filter (where kind = 'taken') - count(*) filter (where kind = 'returned') as used
      from quota_entries group by professional_id, month
    ) counted
    where quota.professional_id = counted.professional_id and quota.month = counted.month`.execute(
    tx,
  );
  // Professionals with more leads than the free plan holds, or soon to have, were granted quota.
  await sql`
    with wanting as (
      update professional_quotas quota set granted = quota.used + ${SPARE} - plans.max_requests
      from plans where plans.id = quota.plan_id and quota.used + ${SPARE} > plans.max_requests
      returning quota.professional_id, quota.month, quota.granted
    )
    insert into quota_entries (professional_id, kind, reason, month, amount, at)
    select professional_id, 'granted', 'operator', month, granted, month from wanting
    order by professional_id`.execute(tx);
}
