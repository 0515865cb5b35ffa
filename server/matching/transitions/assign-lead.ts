import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { holdWorkplace } from '#server/professionals/professionals.ts';
import { isActiveLead } from '#server/matching/lifecycle.ts';
import { findLead } from '#server/matching/queries.ts';
import { updateAssigned } from '#server/matching/queries-assignment.ts';
import { assertNotTheirOwn, assertWorksThere } from './assert-works-there.ts';
import { publishToTeam, withLockedRequest } from './locked-request.ts';

/** Who is to have a lead, and who has it as far as the caller knows; null for nobody. */
export interface Assignment {
  to: string | null;
  from: string | null;
}

/**
 * Takes a lead, assigns it to somebody of the team, or gives it back. Of two who take it at once the
 * second is refused. Idempotent.
 * @throws Refusal `not_found`, `lead_taken`, `not_eligible` for somebody who does not work there,
 *   `request_closed`
 */
export async function assignLead(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  leadId: string,
  { to, from }: Assignment,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  await withLockedRequest(platform, found.request_id, async (locked) => {
    const { change, request, leads, now } = locked;
    const lead = leads.find(({ id }) => id === leadId);
    assertThat(lead !== undefined, 'not_found');
    await assertWorksThere(locked, { professionalId, userId });
    if (lead.assigned_to === to) return;
    assertThat(lead.assigned_to === from, 'lead_taken');
    assertThat(isActiveLead(lead.status) && !isOver(request), 'request_closed');
    await assertNotTheirOwn(locked, lead);
    const isTheirs =
      to === null || (await holdWorkplace(change.tx, { professionalId, userId: to }));
    assertThat(isTheirs, 'not_eligible');
    await updateAssigned(change.tx, { leadId, to, at: now });
    const event = { leadId, requestId: request.id, to, by: userId, number: lead.assignments + 1 };
    change.record({ type: 'lead.assigned', ...event });
    await publishToTeam(locked, lead);
  });
}

function isOver({ status }: { status: string }): boolean {
  return status === 'completed' || status === 'cancelled';
}
