import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

/**
 * Every message a person wrote, and those of the other side in conversations they can read now: a
 * customer's own, a professional's where their lead is accepted. A customer knows a business, its owner the
 * people of their team.
 */
export async function findConversations(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select messages.created_at as at, messages.request_id as "requestId", case
        when messages.sender_user_id = ${userId} then 'me'
        when messages.sender_type = 'user' or messages.professional_id = ${professionalId}
          then users.name
        else professionals.name end as "from",
      messages.content as text, messages.attachment_count as attachments, messages.via
    from messages
    join requests on requests.id = messages.request_id
    join users on users.id = messages.sender_user_id
    left join professionals on case when messages.professional_id is null
      then professionals.user_id = messages.sender_user_id
      else professionals.id = messages.professional_id end
    left join leads on leads.request_id = messages.request_id
      and leads.professional_id = ${professionalId}
    where messages.sender_user_id = ${userId} or requests.customer_id = ${userId}
      or (leads.status = 'accepted'
        and coalesce(messages.professional_id, leads.professional_id) = ${professionalId}
        and not exists (select from blocks where
          (blocker_id, blocked_id) in ((requests.customer_id, ${userId}::uuid),
            (${userId}::uuid, requests.customer_id))))
    order by messages.request_id, messages.created_at, messages.id`.execute(db);
  return rows;
}

export async function findQuickReplies(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select reply ->> 'title' as title, reply ->> 'text' as text
    from quick_replies, jsonb_array_elements(replies) as reply
    where professional_id = ${professionalId}`.execute(db);
  return rows;
}

/**
 * Deletes a person's messages, read marks and quick replies. What they wrote as a member for the business
 * of somebody else is part of its work, and stays with it; nothing names them any more.
 */
export async function deleteWrittenBy(db: Db, erased: ErasedPerson): Promise<void> {
  const { userId, professionalId, requestIds } = erased;
  await sql`
    with replies as (delete from quick_replies where professional_id = ${professionalId}),
    marks as (
      delete from conversation_reads where
        (reader = 'professional' and professional_id = ${professionalId})
        or (reader = 'user' and request_id = any(${[...requestIds]}::uuid[]))
    )
    delete from messages where sender_user_id = ${userId}
      and not ${isForBusinessOfOther(professionalId)}`.execute(db);
}

/** Whether a message was written for a business that is not one's own. */
function isForBusinessOfOther(professionalId: string | null): RawBuilder<boolean> {
  return sql`(sender_type = 'professional' and professional_id is not null
    and professional_id is distinct from ${professionalId}::uuid)`;
}
