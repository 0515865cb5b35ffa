import type { InvitedJob, JobState } from '#contract/professionals/onboarding.ts';
import { placeName } from '#contract/requests/place-name.ts';
import type { Db } from '#server/platform/database/db.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import {
  extraAnswersOf,
  findRequest,
  presentSchedule,
  type RequestRow,
} from '#server/requests/requests.ts';
import { maskAnswers, maskContacts } from './mask-contacts.ts';
import { isSearching } from './policy.ts';
import { findLead, findLeadsByRequests, type LeadRow } from './queries.ts';

/**
 * The job of a lead for holders of its personal link, whatever its status: contacts masked, the
 * area only. Null where it was deleted.
 */
export async function findInvitedJob(db: Db, leadId: string): Promise<InvitedJob | null> {
  const lead = await findLead(db, leadId);
  const request = lead && (await findRequest(db, lead.request_id));
  if (!lead || !request) return null;
  const leads = await findLeadsByRequests(db, [request.id]);
  const state = stateOf(lead, request, leads);
  return {
    state,
    profession: professionNumbered(request.profession_id),
    description: maskContacts(request.description),
    extraAnswers: maskAnswers(extraAnswersOf(request)),
    area: placeName(request.area, request.destination_area),
    ...presentSchedule(request),
    createdAt: request.created_at.toISOString(),
    answerBy: state === 'open' ? lead.expires_at.toISOString() : null,
  };
}

function stateOf({ status }: LeadRow, request: RequestRow, leads: readonly LeadRow[]): JobState {
  if (status === 'accepted') return 'accepted';
  if (status === 'denied') return 'declined';
  const accepted = leads.filter((other) => other.status === 'accepted').length;
  return status === 'pending' && isSearching(request, accepted) ? 'open' : 'closed';
}
