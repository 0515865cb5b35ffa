import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { isOpen, moveRequest } from '#server/requests/requests.ts';
import {
  withOwnLockedRequest,
  publishLeadChanges,
  withdrawLeads,
  type LockedRequest,
} from './locked-request.ts';
import { assertNotTheirOwn } from './assert-works-there.ts';
import { isActiveLead } from '#server/matching/lifecycle.ts';

/**
 * The customer chooses one of those who accepted; the other leads are withdrawn. Idempotent.
 * @throws Refusal `not_found`, `request_closed`, `already_hired`, `lead_not_accepted`
 */
export function hireProfessional(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  professionalId: string,
): Promise<void> {
  return withOwnLockedRequest(platform, customer, requestId, (locked) =>
    hireLocked(locked, professionalId),
  );
}

/** The same within a change that has locked the request, for its customer. */
export async function hireLocked(locked: LockedRequest, professionalId: string): Promise<void> {
  const { change, request, leads, now } = locked;
  const isHired = request.status === 'in_progress';
  const hasHired = isHired || request.status === 'completed';
  if (hasHired && request.professional_id === professionalId) return;
  assertThat(isOpen(request.status), 'request_closed');
  assertThat(!isHired, 'already_hired');
  const lead = leads.find((one) => one.professional_id === professionalId);
  assertThat(lead?.status === 'accepted', 'lead_not_accepted');
  await assertNotTheirOwn(locked, lead);
  const others = leads.filter((other) => other !== lead && isActiveLead(other.status));
  const reopened = await withdrawLeads(locked, others, 'hired_other');
  await moveRequest(change, request, 'hire', {
    at: now,
    leadId: lead.id,
    set: { professional_id: professionalId, hired_at: now },
  });
  await recordQuotasReopened(change, reopened);
  await publishLeadChanges(locked, [lead, ...others]);
}
