import { sql } from 'kysely';
import type { MessageVia } from '#contract/requests/messages.ts';
import {
  askedConversation,
  partiesOf,
  partiesOfAsked,
  type AskedParties,
  type Parties,
  type PartiesRow,
} from '#server/matching/matching.ts';
import { isoOfJson } from '#server/platform/clock.ts';
import { askedRows } from '#server/platform/database/arrays.ts';
import { batchedQuery, OF_MANY_ROWS, rowsOfEach } from '#server/platform/database/batched.ts';
import type { MessageRow } from './queries.ts';

/** A page of a conversation: at most `limit` messages, older than the message `before`. */
export interface AskedPage extends AskedParties {
  before: string | undefined;
  limit: number;
}

/** A message of a known conversation; its moments are in the format of the API. */
export type ReadableMessage = Omit<MessageRow, 'request_id' | 'professional_id' | 'created_at'> & {
  created_at: string;
  /** When the other side read it; null while it has not. */
  read_at: string | null;
};

/** Between whom a conversation is, and a page of it, oldest first. */
export interface ConversationPage {
  parties: Parties;
  messages: ReadableMessage[];
}

/**
 * A page of a conversation; undefined for an unknown request. As JSON by columns: a row of the driver
 * costs as much as ten of it, and an array of each message half as much again.
 */
export const findConversationPage = batchedQuery(
  async (db, pages: readonly AskedPage[]): Promise<(ConversationPage | undefined)[]> => {
    const { rows } = await sql<PageRow>`
      select n, parties.*, to_json(by_customer.read_until) as customer_read_until,
        to_json(by_customer.read_at) as customer_read_at,
        to_json(by_professional.read_until) as professional_read_until,
        to_json(by_professional.read_at) as professional_read_at, (
          select json_build_array(json_agg(id), json_agg(sender_user_id), json_agg(sender_type),
            json_agg(content), json_agg(attachment_count), json_agg(via), json_agg(created_at))
          from (
            select * from messages
            where messages.request_id = asked.request_id
              and (messages.professional_id is null
                or messages.professional_id = parties.professional_id)
              and (messages.created_at, messages.id) < (
                case when before is null then 'infinity' else later.created_at end,
                coalesce(before, asked.request_id))
            order by messages.created_at desc, messages.id desc limit most
          ) newest_first
        ) as columns
      from ${askedRows(pages, {
        ...askedConversation,
        before: ['uuid', ({ before }) => before ?? null],
        most: ['int', ({ limit }) => limit],
      })}
      cross join lateral ${partiesOfAsked} parties
      left join conversation_reads by_customer on by_customer.request_id = asked.request_id
        and by_customer.professional_id = parties.professional_id
        and by_customer.reader = 'user'
      left join conversation_reads by_professional on by_professional.request_id = asked.request_id
        and by_professional.professional_id = parties.professional_id
        and by_professional.reader = 'professional'
      left join messages later on later.id = before`.execute(db);
    return rowsOfEach(pages, rows).map(
      ([row], index) =>
        row && { parties: partiesOf(pages[index]!.requestId, row), messages: messagesOf(row) },
    );
  },
  OF_MANY_ROWS,
);

type PageRow = PartiesRow & {
  /** The number of what was asked, from 1. */
  n: number;
  /** Up to which message each side has read, and when. */
  customer_read_until: string | null;
  customer_read_at: string | null;
  professional_read_until: string | null;
  professional_read_at: string | null;
  /** Newest first; null where there is no message. */
  columns: [
    ids: string[] | null,
    senderUserIds: string[],
    senderTypes: MessageRow['sender_type'][],
    contents: string[],
    attachmentCounts: number[],
    vias: (MessageVia | null)[],
    createdAt: string[],
  ];
};

function messagesOf(row: PageRow): ReadableMessage[] {
  const [ids, senderUserIds, senderTypes, contents, attachmentCounts, vias, moments] = row.columns;
  const byCustomer = markOf(row.customer_read_until, row.customer_read_at);
  const byProfessional = markOf(row.professional_read_until, row.professional_read_at);
  const messages: ReadableMessage[] = [];
  for (let place = (ids?.length ?? 0) - 1; place >= 0; place -= 1) {
    const created_at = isoOfJson(moments[place]!);
    const sender_type = senderTypes[place]!;
    const mark = sender_type === 'user' ? byProfessional : byCustomer;
    messages.push({
      id: ids![place]!,
      sender_user_id: senderUserIds[place]!,
      sender_type,
      content: contents[place]!,
      attachment_count: attachmentCounts[place]!,
      via: vias[place]!,
      created_at,
      read_at: mark !== undefined && mark.until >= created_at ? mark.at : null,
    });
  }
  return messages;
}

/** How far a side has read, and when; undefined where it has not begun. */
function markOf(until: string | null, at: string | null) {
  return until === null || at === null ? undefined : { until: isoOfJson(until), at: isoOfJson(at) };
}
