import type { AppointmentStatus, Side } from '#contract/appointments/appointments.ts';
import type { Span } from '#contract/appointments/span.ts';
import { findLead } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findRequest } from '#server/requests/requests.ts';
import { isToCome } from './policy.ts';
import { findAppointment, listAppointmentsByLead } from './queries.ts';
import { findProposal } from './queries-proposals.ts';
import { timeZoneOfPlace } from './time-zone-of-place.ts';

/** An appointment with what its two sides may be notified of. */
export interface AppointmentNotice {
  id: string;
  leadId: string;
  status: AppointmentStatus;
  sequence: number;
  time: Span;
  timeZone: string;
  calledOffBy: Side | null;
  reason: string | null;
  missedBy: Side | null;
}

/** Proposed times with what the other side may be notified of. */
export interface ProposalNotice {
  id: string;
  leadId: string;
  status: string;
  proposedBy: Side;
  times: Span[];
  timeZone: string;
  note: string | null;
  /** Whether an appointment stays where it is until one of them is accepted. */
  isMove: boolean;
}

/** The current data of an appointment for notices, or undefined where it was deleted. */
export async function findAppointmentForNotice(
  db: Db,
  id: string,
): Promise<AppointmentNotice | undefined> {
  const row = await findAppointment(db, id);
  const request = row && (await findRequest(db, row.request_id));
  if (!row || !request) return undefined;
  return {
    id,
    leadId: row.lead_id,
    status: row.status,
    sequence: row.sequence,
    time: { from: row.starts_at.toISOString(), to: row.ends_at.toISOString() },
    timeZone: await timeZoneOfPlace(db, request, row.professional_id),
    calledOffBy: row.called_off_by,
    reason: row.reason,
    missedBy: row.missed_by,
  };
}

/** The current data of proposed times for notices, or undefined where they were deleted. */
export async function findProposalForNotice(
  db: Db,
  id: string,
): Promise<ProposalNotice | undefined> {
  const row = await findProposal(db, id);
  const request = row && (await findRequest(db, row.request_id));
  const lead = request && (await findLead(db, row.lead_id));
  if (!row || !request || !lead) return undefined;
  const [newest] = await listAppointmentsByLead(db, row.lead_id);
  return {
    id,
    leadId: row.lead_id,
    status: row.status,
    proposedBy: row.proposed_by,
    times: row.times,
    timeZone: await timeZoneOfPlace(db, request, lead.professional_id),
    note: row.note,
    isMove: newest !== undefined && isToCome(newest, row.sent_at),
  };
}
