import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';

/** Sets what follows from the leads: the last contact, and when people joined. */
export async function writeSince(tx: Tx): Promise<void> {
  await sql`
    update professionals set last_contacted_at = asked.last_at
    from (select professional_id, max(sent_at) as last_at from leads group by professional_id) asked
    where id = asked.professional_id`.execute(tx);
  // Nobody joined after their first activity.
  await sql`
    with parts as (
      select customer_id as user_id, created_at as at from requests
      union all
      select professionals.user_id, sent_at
      from leads join professionals on professionals.id = leads.professional_id
    ), firsts as (
      select user_id, min(at) - interval '12 days' as at from parts group by user_id
    )
    update users set created_at = firsts.at, email_proven_at = firsts.at,
      terms_accepted_at = firsts.at
    from firsts where users.id = firsts.user_id`.execute(tx);
  await sql`
    update professionals set created_at = users.created_at
    from users where users.id = professionals.user_id`.execute(tx);
}
