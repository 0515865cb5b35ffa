import type { LifeActor, RequestStatus } from '#contract/requests/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { isOpen, moveRequest, nameProfessional, widen } from '#server/requests/requests.ts';
import {
  withLockedRequest,
  withOwnLockedRequest,
  moveLeads,
  publishLeadChanges,
  type LockedRequest,
} from './locked-request.ts';
import { assertWorksThere } from './assert-works-there.ts';
import { isDirectOnly } from '#server/matching/policy.ts';
import { findLead, type LeadRow } from '#server/matching/queries.ts';

/**
 * The customer asks for another professional: an accepted lead is withdrawn, and the search continues,
 * among others too where only this one was asked by name. Idempotent.
 * @throws Refusal `not_found`, `request_closed`, `lead_not_accepted`
 */
export function releaseLead(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  { professionalId, reason }: { professionalId: string; reason: string | null },
): Promise<void> {
  return withOwnLockedRequest(platform, customer, requestId, async (locked) => {
    const { request, leads } = locked;
    const lead = leads.find((one) => one.professional_id === professionalId);
    if (lead?.ended_because === 'released') return;
    assertThat(isOpen(request.status), 'request_closed');
    assertThat(lead?.status === 'accepted', 'lead_not_accepted');
    await moveLeads(locked, [lead], 'release', { because: 'released', note: reason });
    if (isDirectOnly(request)) await widen(locked.change.tx, requestId);
    await promoteNextOrReopen(locked, lead, 'customer');
    await publishLeadChanges(locked, [lead]);
  });
}

/**
 * The professional steps back from an acceptance, and the search continues; `userId`: who of theirs does, null
 * where the account goes. Idempotent.
 * @throws Refusal `not_found`, `request_closed`, `lead_not_accepted`
 */
export async function stepBack(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string | null },
  leadId: string,
  reason: string | null,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  await withLockedRequest(platform, found.request_id, async (locked) => {
    const lead = locked.leads.find(({ id }) => id === leadId);
    if (userId !== null) await assertWorksThere(locked, { professionalId, userId });
    if (lead?.ended_because === 'stepped_back') return;
    assertThat(isOpen(locked.request.status), 'request_closed');
    assertThat(lead?.status === 'accepted', 'lead_not_accepted');
    await moveLeads(locked, [lead], 'stepBack', { because: 'stepped_back', note: reason });
    await promoteNextOrReopen(locked, lead, 'professional');
    await publishLeadChanges(locked, [lead]);
  });
}

/**
 * Promotes the next who accepted, or reopens the request where none is left; returns the status of
 * the request after that.
 */
export async function promoteNextOrReopen(
  locked: LockedRequest,
  ended: LeadRow,
  by: LifeActor,
): Promise<RequestStatus> {
  const { change, request, leads, now } = locked;
  if (ended.status !== 'accepted') return request.status;
  const [next] = leads
    .filter((lead) => lead.status === 'accepted' && lead !== ended)
    .toSorted((one, other) => Number(one.responded_at) - Number(other.responded_at));
  if (next) {
    if (request.professional_id === ended.professional_id)
      await nameProfessional(change.tx, request.id, next.professional_id);
    return request.status;
  }
  await moveRequest(change, request, 'reopen', {
    at: now,
    by,
    leadId: ended.id,
    set: { professional_id: null, hired_at: null, completion_reported_at: null },
  });
  return 'sent';
}
