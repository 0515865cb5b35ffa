import { sql, type RawBuilder } from 'kysely';
import { askedRows } from '#server/platform/database/arrays.ts';
import { cardColumns } from '#server/professionals/professionals.ts';

// What a customer's list shows, as parts of the statements that read it, or whether it has changed.

/** One request of a customer, or a page of them, newest first, older than the request `before`. */
export interface AskedRequests {
  customerId: string;
  requestId?: string;
  before?: string | undefined;
  limit: number;
}

/** Columns of a table, called as they are behind the prefix. */
export const list = (table: string, columns: readonly string[], prefix = '') =>
  sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(prefix + column)}`),
  );

/**
 * Each page of `requests` by the number of what was asked, `n`. The `version` of a row is another after
 * each change.
 */
export function pagesOf(asked: readonly AskedRequests[]): RawBuilder<unknown> {
  return sql`
    ${askedRows(asked, {
      customer: ['uuid', ({ customerId }) => customerId],
      request: ['uuid', ({ requestId }) => requestId ?? null],
      before: ['uuid', ({ before }) => before ?? null],
      most: ['int', ({ limit }) => limit],
    })}
    left join requests later on later.id = before
    cross join lateral (
      (select *, xmin as version from requests where request is null and customer_id = customer
        and (created_at, id) < (
          case when before is null then 'infinity' else later.created_at end,
          coalesce(before, customer))
        order by created_at desc, id desc limit most)
      union all
      (select *, xmin as version from requests where id = request and customer_id = customer)
    ) requests`;
}

/** Joins the newest message of all conversations of a request, with who sent it. */
export const withNewest = sql`
  left join lateral (select *, xmin as version from messages where request_id = requests.id
    order by created_at desc, id desc limit 1) newest on true
  left join users on users.id = newest.sender_user_id
  left join professionals on newest.sender_type = 'professional'
    and professionals.id = newest.professional_id`;

/** Of the newest message: its sender, and when the other side read it. */
export const newestShown = sql`
  coalesce(professionals.name, users.name) as newest_sender_name,
  coalesce(professionals.avatar_url, users.avatar_url) as newest_sender_avatar, (
    select min(mark.read_at) from conversation_reads mark
    where mark.request_id = newest.request_id and mark.reader <> newest.sender_type
      and mark.professional_id = coalesce(newest.professional_id, mark.professional_id)
      and mark.read_until >= newest.created_at
  ) as newest_read_at`;

/** The messages of a request that its customer has not read. */
export const unreadMessages = sql`
  messages message left join conversation_reads mark on mark.request_id = message.request_id
    and mark.professional_id = message.professional_id and mark.reader = 'user'
  where message.request_id = requests.id and message.sender_type = 'professional'
    and message.created_at > coalesce(mark.read_until, '-infinity')`;

/** Which professional is shown with a lead. */
export const isShownWithLead = sql`professionals.id = leads.professional_id
  and (professionals.location is not null or professionals.erased_at is not null)`;

/** Of a lead: the card of its professional, and who of a team answered. */
export const cardShown = sql`${list('professionals', cardColumns, 'card_')},
  case when leads.responded_by is not null and exists (
    select from team_members where team_members.professional_id = professionals.id
  ) then (select name from users where id = leads.responded_by) end as answered_by`;
