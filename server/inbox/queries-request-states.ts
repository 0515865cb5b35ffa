import { sql } from 'kysely';
import { batchedQuery, rowsOfEach } from '#server/platform/database/batched.ts';
import {
  cardShown,
  isShownWithLead,
  newestShown,
  pagesOf,
  unreadMessages,
  withNewest,
  type AskedRequests,
} from './queries-shown.ts';

export interface RequestState {
  id: string;
  /** A hash of 64 bits: another one once anything that the list shows of the request has changed. */
  state: string;
}

/**
 * The states of the requests that `findOwnRequests` would find, in its order. Rows that belong to the
 * request count by their version (the transaction that wrote them), those that also change otherwise by
 * what is shown of them.
 */
export const findRequestStates = batchedQuery(
  async (db, asked: readonly AskedRequests[]): Promise<RequestState[][]> => {
    const { rows } = await sql<RequestState & { n: number }>`
      select n, requests.id, hash_record_extended(shown, 0)::text as state
      from ${pagesOf(asked)}
      cross join lateral (
        select requests.version, newest.id as newest_id, newest.version as newest_version,
          ${newestShown}, ${unread}, ${leads}, ${review}, ${photos}, ${files}
        from (select) one ${withNewest}
      ) shown
      order by n, requests.created_at desc, requests.id desc`.execute(db);
    return rowsOfEach(asked, rows).map((page) => page.map(({ id, state }) => ({ id, state })));
  },
);

const unread = sql`
  (select bit_xor(uuid_hash_extended(message.id, 0)) from ${unreadMessages}) as unread`;

const leads = sql`(
  select bit_xor(hash_record_extended(lead, 0)) from (
    select leads.id, leads.xmin as version, ${cardShown}
    from leads join professionals on ${isShownWithLead} where leads.request_id = requests.id
  ) lead
) as leads`;

// Read where the list reads them.
const review = sql`case when requests.status = 'completed' then (
  select hash_record_extended(reviews, 0) from reviews where request_id = requests.id
) end as review`;

const photos = sql`case when requests.photo_count > 0 then (
  select bit_xor(hash_record_extended(files, 0)) from files where request_id = requests.id
) end as photos`;

const files = sql`case when newest.attachment_count > 0 then (
  select bit_xor(hash_record_extended(files, 0)) from files where message_id = newest.id
) end as files`;
