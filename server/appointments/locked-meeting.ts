import type { Side } from '#contract/appointments/appointments.ts';
import {
  findParties,
  assertWorksThere,
  withLockedRequest,
  type LeadRow,
  type LockedRequest,
} from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Session } from '#server/platform/http/route.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { appointmentLifecycle, nextAppointmentStatus, type AppointmentEvent } from './lifecycle.ts';
import { nextProposalStatus, type ProposalEvent } from './lifecycle.ts';
import type { MeetingSituation } from './policy.ts';
import { updateAppointment, type AppointmentChange, type AppointmentRow } from './queries.ts';
import { updateProposalEnded, type ProposalRow } from './queries-proposals.ts';

/** The caller, from their session. */
export type Caller = Pick<Session, 'userId' | 'professionalId'>;

/** A lead whose request is locked: no concurrent transaction changes its appointments. */
export interface LockedMeeting extends LockedRequest {
  lead: LeadRow;
}

/** The same as one of its two sides sees it. */
export interface OwnMeeting extends LockedMeeting {
  side: Side;
  situation: MeetingSituation;
}

/**
 * Runs a change of the appointments of a lead behind the lock on the row of its request.
 * @throws Refusal `not_found`, and whatever `work` throws, after rolling everything back
 */
export function withLockedMeeting<T>(
  platform: Platform,
  of: { request_id: string; lead_id: string } | undefined,
  work: (locked: LockedMeeting) => Promise<T>,
): Promise<T> {
  assertThat(of !== undefined, 'not_found');
  return withLockedRequest(platform, of.request_id, (locked) => {
    const lead = locked.leads.find(({ id }) => id === of.lead_id);
    assertThat(lead !== undefined, 'not_found');
    return work({ ...locked, lead });
  });
}

/**
 * The same for one of the two sides of the lead.
 * @throws Refusal `not_found` for everybody else, `blocked` where one has blocked the other
 */
export function withOwnMeeting<T>(
  platform: Platform,
  caller: Caller,
  of: { request_id: string; lead_id: string } | undefined,
  work: (locked: OwnMeeting) => Promise<T>,
): Promise<T> {
  return withLockedMeeting(platform, of, async (locked) => {
    const { change, request, lead, now } = locked;
    const side = sideOf(caller, { request, lead });
    assertThat(side !== null, 'not_found');
    const { professionalId, userId } = caller;
    if (side === 'professional' && professionalId !== null)
      await assertWorksThere(locked, { professionalId, userId });
    const parties = await findParties(change.tx, request.id, lead.professional_id);
    const isBlocked = parties?.isBlocked ?? true;
    assertThat(!isBlocked, 'blocked');
    const situation = { side, lead: lead.status, request: request.status, isBlocked, now };
    return work({ ...locked, side, situation });
  });
}

/** Which side of a lead a person is; null for everybody else. */
export function sideOf(
  { userId, professionalId }: Caller,
  of: { request: { customer_id: string }; lead: { professional_id: string } },
): Side | null {
  if (of.request.customer_id === userId) return 'customer';
  return of.lead.professional_id === professionalId ? 'professional' : null;
}

/** The other side. */
export function otherThan(side: Side): Side {
  return side === 'customer' ? 'professional' : 'customer';
}

/**
 * Moves an appointment by an event of its lifecycle and records its domain event.
 * @throws Refusal `appointment_not_open` where it is not allowed
 */
export async function moveAppointment(
  { change }: Pick<LockedMeeting, 'change'>,
  appointment: AppointmentRow,
  event: AppointmentEvent,
  by: Side | 'system',
  set: AppointmentChange = {},
): Promise<void> {
  const status = nextAppointmentStatus(appointment.status, event);
  assertThat(status !== null, 'appointment_not_open');
  const { id, request_id: requestId, lead_id: leadId } = appointment;
  const { sequence = appointment.sequence } = set;
  await updateAppointment(change.tx, id, { ...set, status });
  const transition = appointmentLifecycle[event];
  if (!('event' in transition)) return;
  change.record({ type: transition.event, appointmentId: id, requestId, leadId, sequence, by });
}

/** Ends an open proposal by an event of its lifecycle. @throws Refusal `proposal_not_open` */
export async function endProposal(
  { change, now }: Pick<LockedMeeting, 'change' | 'now'>,
  proposal: ProposalRow,
  event: ProposalEvent,
): Promise<void> {
  const status = nextProposalStatus(proposal.status, event);
  assertThat(status !== null, 'proposal_not_open');
  await updateProposalEnded(change.tx, { id: proposal.id, status, at: now });
}

/** Publishes a live event to the open pages of both sides. */
export async function publishAppointments({
  change,
  request,
  lead,
}: Pick<LockedMeeting, 'change' | 'request' | 'lead'>): Promise<void> {
  const event = { type: 'appointment.changed', requestId: request.id, leadId: lead.id } as const;
  change.publishLive(request.customer_id, event);
  const people = await findProfessionals(change.tx, [lead.professional_id]);
  const userIds = people.get(lead.professional_id)?.userIds ?? [];
  for (const userId of userIds) change.publishLive(userId, event);
}
