import type { LifeActor, RequestStatus } from '#contract/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { isOpen, moveRequest, nameProfessional } from '#server/requests/requests.ts';
import { changeLife, changeOwnLife, moveLeads, tellPages, type Life } from './life.ts';
import { findById, type LeadRow } from './queries.ts';

/**
 * The customer asks for another professional: one who accepted is let go, and the search goes on.
 * The same again changes nothing.
 * @throws Refusal `not_found`, `request_closed`, `lead_not_accepted`
 */
export function reopenSearch(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  { professionalId, reason }: { professionalId: string; reason: string | null },
): Promise<void> {
  return changeOwnLife(platform, customer, requestId, async (life) => {
    const { request, leads } = life;
    const lead = leads.find((one) => one.professional_id === professionalId);
    if (lead?.ended_because === 'released') return;
    assertThat(isOpen(request.status), 'request_closed');
    assertThat(lead?.status === 'accepted', 'lead_not_accepted');
    await moveLeads(life, [lead], 'release', { because: 'released', note: reason });
    await goOnWithout(life, lead, 'customer');
    await tellPages(life, [lead]);
  });
}

/**
 * The professional takes back an acceptance, and the search goes on. The same again changes nothing.
 * @throws Refusal `not_found`, `request_closed`, `lead_not_accepted`
 */
export async function stepBack(
  platform: Platform,
  { professionalId }: { professionalId: string },
  leadId: string,
  reason: string | null,
): Promise<void> {
  const found = await findById(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  await changeLife(platform, found.request_id, async (life) => {
    const lead = life.leads.find(({ id }) => id === leadId);
    if (lead?.ended_because === 'stepped_back') return;
    assertThat(isOpen(life.request.status), 'request_closed');
    assertThat(lead?.status === 'accepted', 'lead_not_accepted');
    await moveLeads(life, [lead], 'stepBack', { because: 'stepped_back', note: reason });
    await goOnWithout(life, lead, 'professional');
    await tellPages(life, [lead]);
  });
}

/**
 * Names the next who accepted, or opens the request again where nobody of those is left; answers the
 * status of the request by then.
 */
export async function goOnWithout(
  life: Life,
  gone: LeadRow,
  by: LifeActor,
): Promise<RequestStatus> {
  const { change, request, leads, now } = life;
  if (gone.status !== 'accepted') return request.status;
  const [next] = leads
    .filter((lead) => lead.status === 'accepted' && lead !== gone)
    .toSorted((one, other) => Number(one.responded_at) - Number(other.responded_at));
  if (next) {
    if (request.professional_id === gone.professional_id)
      await nameProfessional(change.tx, request.id, next.professional_id);
    return request.status;
  }
  await moveRequest(change.tx, request, 'reopen', {
    at: now,
    by,
    leadId: gone.id,
    set: { professional_id: null, hired_at: null, completion_reported_at: null },
  });
  return 'sent';
}
