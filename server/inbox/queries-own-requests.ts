import { sql } from 'kysely';
import {
  leadColumns,
  shownColumns,
  type LeadRow,
  type ShownRequest,
} from '#server/matching/matching.ts';
import { messageColumns, type SentMessage } from '#server/messaging/messaging.ts';
import { batchedQuery, OF_MANY_ROWS, rowsOfEach } from '#server/platform/database/batched.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { CardRow } from '#server/professionals/professionals.ts';
import {
  cardShown,
  isShownWithLead,
  list,
  newestShown,
  pagesOf,
  unreadMessages,
  withNewest,
  type AskedRequests,
} from './queries-shown.ts';

/** A request with all that its customer's list shows of it, except photos and reviews. */
export interface FoundRequest {
  request: ShownRequest;
  /** In the order of contact. */
  leads: { lead: LeadRow; card: CardRow; answeredBy: string | null }[];
  /** The newest message of all its conversations; `read_at` where the other side read it. */
  newest: (SentMessage & { read_at: Date | null }) | null;
  /** Unread messages by professional. */
  unread: Record<string, number>;
}

/**
 * The requests of customers in two statements: they join tables of four domains, because the list is
 * read all the time (docs/decisions/0012-inbox.md).
 */
export const findOwnRequests = batchedQuery(
  async (db, asked: readonly AskedRequests[]): Promise<FoundRequest[][]> => {
    const [requests, leads] = await Promise.all([findPages(db, asked), findLeads(db, asked)]);
    // One request may be asked for twice at the same moment.
    const byRequest = Map.groupBy(leads, ({ n, request_id }) => `${n} ${request_id}`);
    return rowsOfEach(asked, requests).map((page) =>
      page.map((row) => foundRequest(row, byRequest.get(`${row.n} ${row.id}`) ?? [])),
    );
  },
  OF_MANY_ROWS,
);

type PageRow = ShownRequest & { n: number; unread: FoundRequest['unread'] | null } & {
  [Column in keyof NewestRow as `newest_${Column}`]: NewestRow[Column] | null;
};
type NewestRow = NonNullable<FoundRequest['newest']>;

async function findPages(db: Db, asked: readonly AskedRequests[]): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select n, ${list('requests', shownColumns)}, ${list('newest', messageColumns, 'newest_')},
      ${newestShown}, (${unread}) as unread
    from ${pagesOf(asked)} ${withNewest}
    order by n, requests.created_at desc, requests.id desc`.execute(db);
  return rows;
}

const unread = sql`
  select json_object_agg(professional_id, count) from (
    select message.professional_id, count(*) from ${unreadMessages}
    group by message.professional_id
  ) counted`;

type FoundLead = LeadRow & { n: number; answered_by: string | null } & {
  [Column in keyof CardRow as `card_${Column}`]: CardRow[Column];
};

async function findLeads(db: Db, asked: readonly AskedRequests[]): Promise<FoundLead[]> {
  const { rows } = await sql<FoundLead>`
    select n, ${list('leads', leadColumns)}, ${cardShown}
    from ${pagesOf(asked)}
    join leads on leads.request_id = requests.id
    join professionals on ${isShownWithLead}
    order by leads.rank`.execute(db);
  return rows;
}

function foundRequest(row: PageRow, leads: readonly FoundLead[]): FoundRequest {
  const newest = row.newest_id === null ? null : newestOf(row);
  return {
    request: row,
    leads: leads.map((lead) => ({ lead, card: cardOf(lead), answeredBy: lead.answered_by })),
    newest,
    unread: row.unread ?? {},
  };
}

function newestOf(row: PageRow): NewestRow {
  return {
    id: row.newest_id,
    request_id: row.id,
    professional_id: row.newest_professional_id,
    sender_user_id: row.newest_sender_user_id,
    sender_type: row.newest_sender_type,
    content: row.newest_content,
    attachment_count: row.newest_attachment_count,
    via: row.newest_via,
    created_at: row.newest_created_at,
    sender_name: row.newest_sender_name,
    sender_avatar: row.newest_sender_avatar,
    read_at: row.newest_read_at,
  } as NewestRow;
}

function cardOf(lead: FoundLead): CardRow {
  return {
    id: lead.card_id,
    name: lead.card_name,
    avatar_url: lead.card_avatar_url,
    rating_mean: lead.card_rating_mean,
    review_count: lead.card_review_count,
    description: lead.card_description,
    profession_id: lead.card_profession_id,
    area: lead.card_area,
    user_id: lead.card_user_id,
  };
}
