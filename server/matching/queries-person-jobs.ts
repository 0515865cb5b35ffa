import { sql } from 'kysely';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import { workplacesOf } from '#server/professionals/professionals.ts';

/** A lead as one of its two people has it before them. */
export interface PersonJob {
  leadId: string;
  requestId: string;
  professionalId: string;
  /** Which of the two the person is. */
  side: 'customer' | 'professional';
  status: LeadStatus;
  requestStatus: RequestStatus;
  /** Whether the professional answered it. */
  isAnswered: boolean;
  professionId: number;
  area: string;
  /** The name of the other side, whatever may be shown of it. */
  other: string;
}

/**
 * The open jobs of a person, the oldest first: as a professional the leads that are pending or accepted,
 * as a customer those that were accepted. Those of `also` are in it whatever their status.
 */
export async function listPersonJobs(
  db: Db,
  userId: string,
  also: readonly string[] = [],
): Promise<PersonJob[]> {
  const isAlso = sql`leads.id = any(${arrayOf('uuid', also)})`;
  const { rows } = await sql<PersonJob>`
    with own as (
      select leads.id, 'customer' as side from requests
      join leads on leads.request_id = requests.id
      where customer_id = ${userId} and (${isAlso} or leads.status = 'accepted'
        and requests.status not in ('completed', 'cancelled'))
      union all
      select leads.id, 'professional' from ${workplacesOf(userId)} workplace
      join leads on leads.professional_id = workplace.id
      where (leads.assigned_to is null or leads.assigned_to = ${userId} or owner_id = ${userId})
        and (${isAlso} or leads.status in ('pending', 'accepted'))
    )
    select leads.id as "leadId", request_id as "requestId", leads.professional_id as "professionalId",
      side, leads.status, requests.status as "requestStatus",
      responded_at is not null as "isAnswered", requests.profession_id as "professionId",
      requests.area,
      case side when 'customer' then professionals.name else users.name end as other
    from own join leads on leads.id = own.id
    join requests on requests.id = request_id
    join professionals on professionals.id = leads.professional_id
    join users on users.id = customer_id
    where ${isAlso} or requests.status not in ('completed', 'cancelled')
    order by sent_at, leads.id`.execute(db);
  return rows;
}
