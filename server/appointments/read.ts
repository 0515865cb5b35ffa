import type { LeadAppointments } from '#contract/appointments/appointments.ts';
import { findLead, findParties } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { listBusyTimes } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';
import { findAttendance } from './attendance.ts';
import { sideOf, type Caller } from './locked-meeting.ts';
import { mayMeet, meetingActions } from './policy.ts';
import { presentAppointment, presentProposal } from './present.ts';
import { listAppointmentsByLead } from './queries.ts';
import { findOpenProposal } from './queries-proposals.ts';
import { timeZoneOfPlace } from './time-zone-of-place.ts';

/** All about the appointments of a lead, for one of its two sides. @throws Refusal `not_found` for others */
export async function readAppointments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  caller: Caller,
  leadId: string,
): Promise<LeadAppointments> {
  const lead = await findLead(db, leadId);
  const request = lead && (await findRequest(db, lead.request_id));
  assertThat(lead !== undefined && request !== undefined, 'not_found');
  const side = sideOf(caller, { request, lead });
  assertThat(side !== null, 'not_found');
  const { professional_id: professionalId } = lead;
  const [parties, rows, proposal, timeZone, attendance, busy] = await Promise.all([
    findParties(db, request.id, professionalId),
    listAppointmentsByLead(db, leadId),
    findOpenProposal(db, leadId),
    timeZoneOfPlace(db, request, professionalId),
    findAttendance(
      db,
      side === 'customer' ? { professionalId } : { customerId: request.customer_id },
    ),
    listBusyTimes(db, professionalId),
  ]);
  const isBlocked = parties?.isBlocked ?? true;
  const now = clock.now();
  const situation = { side, lead: lead.status, request: request.status, isBlocked, now };
  return {
    leadId,
    requestId: request.id,
    side,
    timeZone,
    appointments: rows.map((row) => presentAppointment(row, situation)),
    proposal: proposal && proposal.expires_at > now ? presentProposal(proposal, situation) : null,
    // A professional learns it of customers whose lead they accepted.
    attendance: lead.status === 'accepted' ? attendance : null,
    // What is over is nobody's business, nor is anything once they may not meet.
    busy: mayMeet(situation) ? busy.filter(({ to }) => Date.parse(to) > now.getTime()) : [],
    allowedActions: meetingActions(situation, rows[0]),
  };
}
