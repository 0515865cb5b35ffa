import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * Deletes what somebody was notified of about the jobs of a business they worked for, and takes the words
 * out of the messages to them that have not left. What they asked of it as a customer stays.
 */
export async function deleteNoticesOfTeam(
  db: Db,
  { userId, professionalId }: { userId: string; professionalId: string },
): Promise<void> {
  const isAboutJob = isOfBusiness(sql`facts ->> 'href'`, professionalId);
  const conversation = JSON.stringify({ conversation: { professionalId } });
  await sql`
    with about as (
      select id, dedupe_key from notices where user_id = ${userId}
        and (${isAboutJob} or facts @> ${conversation}::jsonb and not exists (
          select from requests where customer_id = ${userId}
            and requests.id::text = facts #>> '{conversation,requestId}'))
    ),
    addresses as (
      select unnest(array[email, phone, 'whatsapp:' || phone, id::text]) as address
      from users where id = ${userId}
    ),
    waiting as (
      update outbox_messages set subject = '', text = '', html = null, calendar = null
      where recipient in (select address from addresses) and sent_at is null and failed_at is null
        and (regexp_replace(dedupe_key, ':(sms|push:[0-9a-f-]+)$', '') in (
            select dedupe_key from about union select 'digest:' || id from about)
          or ${isOfBusiness(sql`text || coalesce(href, '')`, professionalId)})
    ),
    held as (delete from held_letters where notice_id in (select id from about))
    delete from notices where id in (select id from about)`.execute(db);
}

/** Whether a text links to a lead of a business. */
function isOfBusiness(text: RawBuilder<unknown>, professionalId: string): RawBuilder<boolean> {
  return sql`exists (
    select from regexp_matches(${text}, '[?&]lead=([0-9a-f-]{36})', 'g') link
    join leads on leads.id = link[1]::uuid and leads.professional_id = ${professionalId})`;
}
