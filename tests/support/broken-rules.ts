import { sql } from 'kysely';
import type { StartedApp } from './app.ts';

/** Violated invariants of matching, as far as the database shows them once all jobs have run. */
export async function brokenRules({ platform }: StartedApp): Promise<unknown[]> {
  const { rows } = await sql`
    with request as (
      select r.id, r.status, r.professional_id, r.hired_at,
        r.status in ('sent', 'pending', 'accepted') as is_looking,
        case when r.urgency like 'Very%' then 1 else 3 end as capacity,
        count(*) filter (where l.status = 'accepted') as accepted,
        count(*) filter (where l.status in ('pending', 'accepted')) as alive
      from requests r left join leads l on l.request_id = r.id group by r.id
    )
    select 'too many accepted' as rule, id from request where accepted > capacity
    union all select 'too many alive', id from request where alive > 3
    union all select 'status', id from request
      where is_looking and (status = 'accepted') <> (accepted > 0)
    union all select 'pending with leads', id from request
      where is_looking and (status = 'pending') <> (alive = 0)
    union all select 'still asked', id from request where accepted = capacity and alive > accepted
    union all select 'no professional', id from request
      where is_looking and (professional_id is null) <> (accepted = 0)
    union all select 'hired', id from request where status in ('in_progress', 'completed')
      and (hired_at is null or accepted <> 1 or alive <> 1)
    union all select 'cancelled and alive', id from request where status = 'cancelled' and alive > 0
    union all select 'quota', q.professional_id from professional_quotas q where used <> (
      select count(*) from leads l where l.professional_id = q.professional_id
        and not (status = 'withdrawn' and responded_at is null)
        and not (status = 'expired' and seen_at is null))
    union all select 'flag', p.id from professionals p
      join professional_quotas q on q.professional_id = p.id and q.plan_id = 'free'
      where p.quota_open <> (q.used < 5)
    union all select 'counts', p.id from professionals p where (accepted_count, denied_count) <> (
      select count(*) filter (where responded_at is not null and status <> 'denied'),
        count(*) filter (where status = 'denied')
      from leads l where l.professional_id = p.id)
    union all select 'history of a lead', l.id from leads l where status <> (
      select to_status from request_history h where h.lead_id = l.id and h.event in
        ('contact', 'accept', 'decline', 'expire', 'withdraw', 'release', 'stepBack', 'replace')
      order by h.id desc limit 1)`.execute(platform.db);
  return rows;
}
