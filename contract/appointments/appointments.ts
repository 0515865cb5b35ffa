import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../text.ts';
import { MAX_TIMES, span } from './span.ts';

/** The statuses of an appointment; its transitions are in server/appointments/lifecycle.ts. */
export const APPOINTMENT_STATUSES = [
  'agreed',
  'on_the_way',
  'arrived',
  'over',
  'missed',
  'disputed',
  'called_off',
  'closed',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The statuses of proposed times. */
export const PROPOSAL_STATUSES = [
  'open',
  'replaced',
  'withdrawn',
  'declined',
  'expired',
  'closed',
  'accepted',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** The two sides of an appointment. */
export const SIDES = ['customer', 'professional'] as const;
export type Side = (typeof SIDES)[number];
const side = z.enum(SIDES);

const appointment = z.object({
  id,
  status: z.enum(APPOINTMENT_STATUSES),
  from: moment,
  to: moment,
  /** When its time was agreed last. */
  agreedAt: moment,
  onTheWayAt: z.nullable(moment),
  arrivedAt: z.nullable(moment),
  calledOffBy: z.nullable(side),
  /** Why it was called off. */
  reason: z.nullable(z.string()),
  /** Who did not come, as the other side says. */
  missedBy: z.nullable(side),
  allowedActions: z.array(z.enum(['callOff', 'setOut', 'arrive', 'reportNoShow', 'contestNoShow'])),
});
export type Appointment = z.output<typeof appointment>;

const proposal = z.object({
  id,
  proposedBy: side,
  times: z.array(span),
  note: z.nullable(z.string()),
  sentAt: moment,
  allowedActions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
});
export type Proposal = z.output<typeof proposal>;

/** How many appointments of a person took place or should have, and how many of those they missed. */
const attendance = z.object({ appointments: z.int(), missed: z.int() });
export type Attendance = z.output<typeof attendance>;

/** All about the appointments of one lead, for one of its two sides. */
const leadAppointments = z.object({
  leadId: id,
  requestId: id,
  side,
  /** Of the place where they meet, an IANA name. */
  timeZone: z.string(),
  /** Newest first; the first one may be active, the others are over. */
  appointments: z.array(appointment),
  /** The open one. */
  proposal: z.nullable(proposal),
  /** Of the other side; null until there are enough to say anything. */
  attendance: z.nullable(attendance),
  /** When the professional is busy in the next weeks, as their own calendar says. */
  busy: z.array(span),
  /** `move` instead of `propose` where an appointment is still to come. */
  allowedActions: z.array(z.enum(['propose', 'move'])),
});
export type LeadAppointments = z.output<typeof leadAppointments>;

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/service-request-professionals/:id/appointments',
  audience: 'signed-in',
  summary: 'The appointments of a lead and the times proposed, for its customer or professional',
  params: { id },
  response: leadAppointments,
  errors: ['not_found'],
});

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/appointment-proposals',
  audience: 'signed-in',
  summary: 'Propose up to three times to the other side; it replaces an open proposal of either',
  params: { id },
  body: z.object({
    times: z.array(span).check(
      z.minLength(1),
      z.maxLength(MAX_TIMES),
      z.refine(
        (times) => new Set(times.map(({ from }) => from)).size === times.length,
        'the same twice',
      ),
    ),
    note: z.optional(z.nullable(text(0, 500))),
  }),
  response: leadAppointments,
  status: 201,
  idempotent: true,
  errors: ['not_found', 'lead_not_accepted', 'request_closed', 'blocked', 'idempotency_key_reused'],
});

export const acceptTime = endpoint({
  method: 'POST',
  path: '/api/appointment-proposals/:id/acceptance',
  audience: 'signed-in',
  summary:
    'Accept one of the times the other side proposed: it is agreed, or the appointment moves',
  params: { id },
  /** The number of the time, from 0. Again is harmless. */
  body: z.object({ time: z.int().check(z.minimum(0), z.maximum(MAX_TIMES - 1)) }),
  response: leadAppointments,
  errors: ['not_found', 'proposal_not_open', 'lead_not_accepted', 'request_closed', 'blocked'],
});

export const declineTimes = endpoint({
  method: 'POST',
  path: '/api/appointment-proposals/:id/refusal',
  audience: 'signed-in',
  summary:
    'Say that none of the proposed times suits; what was agreed before stays. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'proposal_not_open', 'blocked'],
});

export const withdrawTimes = endpoint({
  method: 'POST',
  path: '/api/appointment-proposals/:id/withdrawal',
  audience: 'signed-in',
  summary: 'Take back the times one proposed. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'proposal_not_open', 'blocked'],
});

export const callOffAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/cancellation',
  audience: 'signed-in',
  summary: 'Call an appointment off, with a reason. Again is harmless',
  params: { id },
  body: z.object({ reason: text(1, 500) }),
  response: leadAppointments,
  errors: ['not_found', 'appointment_not_open', 'blocked'],
});

export const setOut = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/departure',
  audience: 'professional',
  summary: 'Say that one is on the way. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'appointment_not_open', 'blocked'],
});

export const arrive = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/arrival',
  audience: 'professional',
  summary: 'Say that one has arrived. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'appointment_not_open', 'blocked'],
});

export const reportNoShow = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/no-show',
  audience: 'signed-in',
  summary: 'Say that the other side did not come; they may contest it. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'appointment_not_open', 'blocked'],
});

export const contestNoShow = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/presence',
  audience: 'signed-in',
  summary: 'Say that one was there: a reported no-show does not count any more. Again is harmless',
  params: { id },
  body: z.object({}),
  response: leadAppointments,
  errors: ['not_found', 'appointment_not_open', 'blocked'],
});
