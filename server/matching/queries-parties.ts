import { sql } from 'kysely';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { batchedQuery, rowsOfEach } from '#server/platform/database/batched.ts';
import { askedRows } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import { memberIds } from '#server/professionals/professionals.ts';

/** A party of a conversation; `userId` is null for an unclaimed professional. */
export interface Party<Id = string> {
  userId: Id;
  name: string;
  avatar: string | null;
}

/** The professional of a conversation. */
export interface ProfessionalParty extends Party<string | null> {
  id: string;
  /** Everybody who works there: the owner first, then the members of the team. */
  userIds: readonly string[];
}

/** The parties of a conversation, as far as there is a professional. */
export interface Parties {
  requestId: string;
  requestStatus: RequestStatus;
  customer: Party;
  professional: ProfessionalParty | null;
  /** Who of the professional's team has the lead. */
  assignedTo: string | null;
  /** Null where no lead of this request went to that professional. */
  leadStatus: LeadStatus | null;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
}

/** A request, and one of the professionals asked about it. */
export interface AskedParties {
  requestId: string;
  professionalId: string | null;
}

/**
 * The conversation of a request with one professional; without one, with the professional of the
 * request (hired, or the first who accepted), if any. It joins tables of other domains, because
 * every message runs it: docs/decisions/0012-inbox.md.
 */
export function findParties(
  db: Db,
  requestId: string,
  professionalId: string | null,
): Promise<Parties | undefined> {
  return findPartiesOfOne(db, { requestId, professionalId });
}

/** The same of several conversations, in their order. */
export async function findAllParties(
  db: Db,
  asked: readonly AskedParties[],
): Promise<(Parties | undefined)[]> {
  const { rows } = await sql<PartiesRow & { n: number }>`
    select n, parties.* from ${askedRows(asked, askedConversation)}
    cross join lateral ${partiesOfAsked} parties`.execute(db);
  return rowsOfEach(asked, rows).map(
    ([row], index) => row && partiesOf(asked[index]!.requestId, row),
  );
}

/** The columns of `asked` by which `partiesOfAsked` finds a conversation. */
export const askedConversation = {
  request_id: ['uuid', ({ requestId }: AskedParties) => requestId],
  professional_id: ['uuid', ({ professionalId }: AskedParties) => professionalId],
} as const;

/** The parties of a row of `asked`, as a lateral subquery: none for an unknown request. */
export const partiesOfAsked = sql`(
  select requests.status, customer_id, users.name as customer_name,
    users.avatar_url as customer_avatar, professionals.id as professional_id,
    professionals.user_id as professional_user_id, professionals.name as professional_name,
    professionals.avatar_url as professional_avatar, leads.status as lead_status, leads.assigned_to,
    ${memberIds(sql`professionals.id`)} as member_ids,
    exists (select from blocks where blocker_id = customer_id and blocked_id = professionals.user_id)
      or exists (select from blocks where blocker_id = professionals.user_id and blocked_id = customer_id)
      as is_blocked
  from requests join users on users.id = customer_id
  left join professionals
    on professionals.id = coalesce(asked.professional_id, requests.professional_id)
  left join leads
    on leads.request_id = requests.id and leads.professional_id = professionals.id
  where requests.id = asked.request_id
)`;

const findPartiesOfOne = batchedQuery(findAllParties);

/**
 * The leads of a professional, by their user id, on requests of a customer, whatever their status: those
 * sent until a moment, or all while the one blocks the other.
 */
export async function listLeadIdsBetween(
  db: Db,
  { customer, professional, until }: { customer: string; professional: string; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select leads.id from requests
    join leads on leads.request_id = requests.id
    join professionals on professionals.id = leads.professional_id
    where customer_id = ${customer} and professionals.user_id = ${professional}
      and (leads.sent_at <= ${until} or exists (select from blocks
        where (blocker_id, blocked_id) in ((${customer}, ${professional}), (${professional}, ${customer}))))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A row of `partiesOfAsked`. */
export interface PartiesRow {
  status: RequestStatus;
  customer_id: string;
  customer_name: string;
  customer_avatar: string | null;
  professional_id: string | null;
  professional_user_id: string | null;
  professional_name: string | null;
  professional_avatar: string | null;
  member_ids: string[];
  lead_status: LeadStatus | null;
  assigned_to: string | null;
  is_blocked: boolean;
}

/** The parties of a row. */
export function partiesOf(requestId: string, row: PartiesRow): Parties {
  const { professional_id: id, professional_user_id: userId, professional_name: name } = row;
  const { professional_avatar: avatar } = row;
  const userIds = userId === null ? [] : [userId, ...row.member_ids];
  return {
    requestId,
    requestStatus: row.status,
    customer: { userId: row.customer_id, name: row.customer_name, avatar: row.customer_avatar },
    professional: id === null ? null : { id, userId, userIds, name: name ?? '', avatar },
    leadStatus: row.lead_status,
    assignedTo: row.assigned_to,
    isBlocked: row.is_blocked,
  };
}
