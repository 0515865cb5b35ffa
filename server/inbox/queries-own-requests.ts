import { sql } from 'kysely';
import { leadColumns, type LeadRow } from '#server/matching/matching.ts';
import { messageColumns, type SentMessage } from '#server/messaging/messaging.ts';
import { batchedQuery } from '#server/platform/database/batched.ts';
import { cardColumns, type CardRow } from '#server/professionals/professionals.ts';
import { requestColumns, type RequestRow } from '#server/requests/requests.ts';

/** One request of a customer, or a page of them, newest first, older than the request `before`. */
export interface AskedRequests {
  customerId: string;
  requestId?: string;
  before?: string | undefined;
  limit: number;
}

/** A request with all that its customer's list shows of it, except photos and reviews. */
export type FoundRequest = RequestRow & {
  /** In the order of contact. */
  leads: { lead: LeadRow; card: CardRow }[];
  /** The newest message of all its conversations; `read_at` where the other side read it. */
  newest: (SentMessage & { read_at: Date | null }) | null;
  /** Unread messages by professional. */
  unread: Record<string, number>;
};

const list = (table: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));

const leads = sql`
  select json_agg(json_build_object('lead', lead, 'card', card) order by rank)
  from (select ${list('leads', [...leadColumns, 'rank'])} from leads where request_id = requests.id) lead
  join lateral (select ${list('professionals', cardColumns)} from professionals
    where id = professional_id and (location is not null or erased_at is not null)) card on true`;

const newest = sql`
  select to_json(newest) from (
    select ${list('message', messageColumns)},
      coalesce(professionals.name, users.name) as sender_name,
      coalesce(professionals.avatar_url, users.avatar_url) as sender_avatar, (
        select min(mark.read_at) from conversation_reads mark
        where mark.request_id = message.request_id and mark.reader <> message.sender_type
          and mark.professional_id = coalesce(message.professional_id, mark.professional_id)
          and mark.read_until >= message.created_at
      ) as read_at
    from (select * from messages where request_id = requests.id
      order by created_at desc, id desc limit 1) message
    join users on users.id = message.sender_user_id
    left join professionals on message.sender_type = 'professional'
      and professionals.user_id = message.sender_user_id
  ) newest`;

const unread = sql`
  select json_object_agg(professional_id, count) from (
    select message.professional_id, count(*) from messages message
    left join conversation_reads mark on mark.request_id = message.request_id
      and mark.professional_id = message.professional_id and mark.reader = 'user'
    where message.request_id = requests.id and message.sender_type = 'professional'
      and message.created_at > coalesce(mark.read_until, '-infinity')
    group by message.professional_id
  ) counted`;

/**
 * The requests of customers in one statement, as JSON: it joins tables of four domains, because the
 * list is read all the time (docs/decisions/0012-inbox.md).
 */
export const findOwnRequests = batchedQuery(
  async (db, asked: readonly AskedRequests[]): Promise<FoundRequest[][]> => {
    const { rows } = await sql<{ n: number; found: FoundJson[] | null }>`
      select n, (
        select json_agg(own) from (
          select ${list('requests', requestColumns)},
            (${leads}) as leads, (${newest}) as newest, (${unread}) as unread
          from (
            (select * from requests where request is null and customer_id = customer
              and (created_at, id) < (
                case when before is null then 'infinity' else later.created_at end,
                coalesce(before, customer))
              order by created_at desc, id desc limit most)
            union all
            (select * from requests where id = request and customer_id = customer)
          ) requests
        ) own
      ) as found
      from unnest(${asked.map(({ customerId }) => customerId)}::uuid[],
        ${asked.map(({ requestId }) => requestId ?? null)}::uuid[],
        ${asked.map(({ before }) => before ?? null)}::uuid[],
        ${asked.map(({ limit }) => limit)}::int[])
        with ordinality as asked (customer, request, before, most, n)
      left join requests later on later.id = before`.execute(db);
    const found = new Map(rows.map((row) => [row.n, row.found]));
    return asked.map((_, index) => (found.get(index + 1) ?? []).map(foundRequest));
  },
);

/** As JSON has it: moments are texts, and nothing is null instead of empty. */
type FoundJson = Omit<FoundRequest, 'leads' | 'unread'> & {
  leads: FoundRequest['leads'] | null;
  unread: FoundRequest['unread'] | null;
};

function foundRequest(json: FoundJson): FoundRequest {
  const { leads, newest } = json;
  for (const { lead } of leads ?? []) {
    readMoments(lead, ['sent_at', 'responded_at', 'seen_at', 'expires_at']);
  }
  if (newest) readMoments(newest, ['created_at', 'read_at']);
  readMoments(json, ['created_at', 'hired_at', 'completion_reported_at', 'ended_at']);
  return { ...json, leads: leads ?? [], unread: json.unread ?? {} };
}

function readMoments<Name extends string>(
  row: { [name in Name]: Date | null },
  names: readonly Name[],
): void {
  for (const name of names) {
    const said = row[name] as unknown as string | null;
    if (said !== null) row[name] = new Date(said);
  }
}
