import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { leadLifecycle, nextLeadStatus, type LeadEvent } from '#server/matching/lifecycle.ts';
import {
  nextRequestStatus,
  requestLifecycle,
  type RequestEvent,
} from '#server/requests/lifecycle.ts';
import type { StartedApp } from '#tests/support/app.ts';

/** Rows of a request's history that are not in the lifecycle tables, or skip a state. */
export async function movesOutsideTheTables({ platform }: StartedApp, requestId: string) {
  const lines = await platform.db
    .selectFrom('request_history')
    .select(['event', 'actor', 'lead_id', 'from_status', 'to_status'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return lines.filter(({ event, actor, from_status: from, to_status: to }) => {
    if (event === 'submit' || event === 'seen' || from === null) return false;
    return !isMoveOfLead(event, actor, from, to) && !isMoveOfRequest(event, actor, from, to);
  });
}

function isMoveOfLead(event: string, actor: string, from: string, to: string | null): boolean {
  if (!(event in leadLifecycle)) return false;
  const isTheirs = leadLifecycle[event as LeadEvent].by === actor;
  return isTheirs && nextLeadStatus(from as LeadStatus, event as LeadEvent) === to;
}

function isMoveOfRequest(event: string, actor: string, from: string, to: string | null): boolean {
  if (!(event in requestLifecycle)) return false;
  const by: readonly string[] = requestLifecycle[event as RequestEvent].by;
  return (
    by.includes(actor) && nextRequestStatus(from as RequestStatus, event as RequestEvent) === to
  );
}
