import type { Side } from '#contract/appointments/appointments.ts';
import type { Span } from '#contract/appointments/span.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  endProposal,
  moveAppointment,
  publishAppointments,
  withOwnMeeting,
  type Caller,
  type LockedMeeting,
} from './locked-meeting.ts';
import { isToCome } from './policy.ts';
import { assertMayMeet } from './propose.ts';
import { insertAppointment, listAppointmentsByLead } from './queries.ts';
import { findOpenProposal, findProposal } from './queries-proposals.ts';

/**
 * Accepts one of the times the other side proposed: it is agreed, or the appointment to come moves.
 * Idempotent.
 * @throws Refusal `not_found`, `blocked`, `proposal_not_open`, also for a time that has begun,
 *   `lead_not_accepted`, `request_closed`
 */
export async function acceptTime(
  platform: Platform,
  caller: Caller,
  proposalId: string,
  time: number,
): Promise<void> {
  const found = await findProposal(platform.db, proposalId);
  await withOwnMeeting(platform, caller, found, async (locked) => {
    const proposal = await findProposal(locked.change.tx, proposalId);
    assertThat(proposal !== undefined && proposal.proposed_by !== locked.side, 'not_found');
    if (proposal.status === 'accepted') return;
    assertMayMeet(locked);
    const span = proposal.times[time];
    assertThat(proposal.status === 'open' && span !== undefined, 'proposal_not_open');
    assertThat(Date.parse(span.from) > locked.now.getTime(), 'proposal_not_open');
    await endProposal(locked, proposal, 'accept');
    await agreeLocked(locked, span, locked.side);
  });
}

/**
 * Agrees a time within a change that has locked the request: the appointment to come moves there, or a
 * new one begins. An open proposal is replaced by it.
 */
export async function agreeLocked(
  locked: LockedMeeting,
  { from, to }: Span,
  by: Side,
): Promise<void> {
  const { change, request, lead, now } = locked;
  const open = await findOpenProposal(change.tx, lead.id);
  if (open) await endProposal(locked, open, 'replace');
  const times = { starts_at: new Date(from), ends_at: new Date(to), agreed_at: now };
  const [newest] = await listAppointmentsByLead(change.tx, lead.id);
  if (newest && isToCome(newest, now)) {
    const sequence = newest.sequence + 1;
    const again = { ...times, sequence, on_the_way_at: null };
    await moveAppointment(locked, newest, 'move', by, again);
  } else {
    if (newest?.ended_at === null) {
      await moveAppointment(locked, newest, 'pass', 'system', { ended_at: now });
    }
    const id = uuidv7(now.getTime());
    const of = { request_id: request.id, lead_id: lead.id, professional_id: lead.professional_id };
    await insertAppointment(change.tx, { id, ...of, ...times });
    const about = { appointmentId: id, requestId: request.id, leadId: lead.id };
    change.record({ type: 'appointment.agreed', ...about, sequence: 0, by });
  }
  await publishAppointments(locked);
}
