import type { Appointment, Proposal } from '#contract/appointments/appointments.ts';
import { maskContacts } from '#server/matching/matching.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { appointmentActions, proposalActions, type MeetingSituation } from './policy.ts';
import type { AppointmentRow } from './queries.ts';
import type { ProposalRow } from './queries-proposals.ts';

/** An appointment for one of its two sides; once they no longer work together, contacts are masked. */
export function presentAppointment(row: AppointmentRow, situation: MeetingSituation): Appointment {
  return {
    id: row.id,
    status: row.status,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    agreedAt: row.agreed_at.toISOString(),
    onTheWayAt: isoOrNull(row.on_the_way_at),
    arrivedAt: isoOrNull(row.arrived_at),
    calledOffBy: row.called_off_by,
    reason: situation.lead === 'accepted' ? row.reason : row.reason && maskContacts(row.reason),
    missedBy: row.missed_by,
    allowedActions: appointmentActions(row, situation),
  };
}

/** Proposed times for one of the two sides. */
export function presentProposal(row: ProposalRow, situation: MeetingSituation): Proposal {
  return {
    id: row.id,
    proposedBy: row.proposed_by,
    times: row.times,
    note: row.note,
    sentAt: row.sent_at.toISOString(),
    allowedActions: proposalActions(row, situation),
  };
}
