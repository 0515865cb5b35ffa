import { sql } from 'kysely';
import type { listRequests } from '#contract/admin/requests.ts';
import type { Parsed } from '#contract/endpoint.ts';
import { professionId } from '#contract/professionals/professions.ts';
import type { ExtraAnswers } from '#contract/requests/leads.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { between, where, type ListSource, type Page } from './queries-source.ts';
import { findPage } from './queries-page.ts';
import { idOfNamed, searchConditions } from './queries-search-conditions.ts';

/** The filters of the list of requests. */
export type RequestsAsked = Omit<Parsed<typeof listRequests>['query'], 'after' | 'limit'>;

interface RequestRow {
  id: string;
  professionId: number;
  description: string;
  extraAnswers: ExtraAnswers;
  location: string;
  urgency: Urgency;
  status: RequestStatus;
  createdAt: Date;
  customerId: string;
  customerName: string;
  professionalId: string | null;
  professionalName: string | null;
  contacted: number;
  accepted: number;
  isReviewed: boolean;
  key: string;
}

/** A page of all requests; those created before `unansweredBefore` may count as unanswered. */
export async function findRequests(
  db: ReadDb,
  asked: RequestsAsked & { unansweredBefore: Date },
  page: Page,
): Promise<RequestRow[]> {
  const found = await findPage(db, [requestSource(asked)], page);
  const { rows } = await sql<RequestRow>`
    select page.id, page.key_text as key, requests.profession_id as "professionId",
      requests.description, requests.extra_answers as "extraAnswers", requests.location, requests.urgency, requests.status,
      requests.created_at as "createdAt", requests.customer_id as "customerId",
      users.name as "customerName", professionals.id as "professionalId",
      professionals.name as "professionalName", asked.contacted, asked.accepted,
      exists (select from reviews where reviews.request_id = page.id) as "isReviewed"
    from ${found}
    join requests on requests.id = page.id
    join users on users.id = requests.customer_id
    cross join lateral (
      select count(*)::int as contacted, count(*) filter (where status = 'accepted')::int as accepted,
        (array_agg(professional_id order by responded_at, id)
          filter (where status = 'accepted'))[1] as first_id
      from leads where leads.request_id = page.id
    ) asked
    left join professionals
      on professionals.id = coalesce(requests.professional_id, asked.first_id)
    order by page.place`.execute(db);
  return rows;
}

function requestSource(asked: RequestsAsked & { unansweredBefore: Date }): ListSource {
  const { status, profession, urgency, customerId, unanswered, unansweredBefore } = asked;
  return {
    table: sql`requests`,
    id: sql`requests.id`,
    key: sql`requests.created_at`,
    from: sql`requests`,
    search: searchConditions(asked.q, {
      ids: [sql`requests.id`],
      text: sql`requests.sought`,
      named: (pattern) => [idOfNamed(sql`requests.customer_id`, 'users', pattern)],
    }),
    where: [
      sql`true`,
      ...between(sql`requests.created_at`, asked),
      ...where(
        status && sql`requests.status = ${status}`,
        profession && sql`requests.profession_id = ${professionId(profession)}`,
        urgency && sql`requests.urgency = ${urgency}`,
        customerId !== undefined && sql`requests.customer_id = ${customerId}`,
        unanswered &&
          sql`requests.status in ('sent', 'pending')
          and requests.created_at < ${unansweredBefore}`,
      ),
    ],
  };
}
