import { sql, type RawBuilder } from 'kysely';
import type { LeadStage, RequestStatus } from '#contract/requests/statuses.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The status of the request of an accepted lead, by stage. */
const REQUESTS_OF: Partial<Record<LeadStage, readonly RequestStatus[]>> = {
  accepted: ['sent', 'pending', 'accepted'],
  in_progress: ['in_progress'],
  done: ['completed'],
};

/** The condition on `leads` for a stage. */
export function isInStage(stage: LeadStage): RawBuilder<boolean> {
  if (stage === 'waiting') return sql<boolean>`status = 'pending'`;
  const statuses = REQUESTS_OF[stage];
  if (!statuses) return sql<boolean>`status in ('denied', 'expired', 'withdrawn')`;
  return sql<boolean>`status = 'accepted' and exists (
    select from requests where requests.id = request_id and requests.status = any(${statuses}))`;
}

/** How many leads of a professional are in each stage; a stage without any is left out. */
export async function countLeadsByStage(
  db: Db,
  professionalId: string,
): Promise<{ stage: LeadStage; count: number }[]> {
  const { rows } = await sql<{ stage: LeadStage; count: number }>`
    select case
        when leads.status = 'pending' then 'waiting'
        when leads.status <> 'accepted' then 'closed'
        when requests.status = 'in_progress' then 'in_progress'
        when requests.status = 'completed' then 'done'
        else 'accepted'
      end as stage,
      count(*)::int as count
    from leads join requests on requests.id = leads.request_id
    where leads.professional_id = ${professionalId}
    group by stage`.execute(db);
  return rows;
}
