import type { NoticeFacts } from '#server/notifications/facts.ts';
import { notifyTeam, type NotifyPlatform } from '#server/notifications/notify.ts';
import { findJobReader, type Side } from './job-reader.ts';

interface Time {
  from: string;
  to: string;
}

/** An appointment with what its two sides may be notified of. */
export interface NotifiedAppointment {
  id: string;
  leadId: string;
  status: string;
  sequence: number;
  time: Time;
  timeZone: string;
  calledOffBy: Side | null;
  reason: string | null;
  missedBy: Side | null;
}

/** Proposed times with what the other side may be notified of. */
export interface NotifiedProposal {
  id: string;
  leadId: string;
  status: string;
  proposedBy: Side;
  times: Time[];
  timeZone: string;
  note: string | null;
  /** Whether an appointment stays where it is until one of them is accepted. */
  isMove: boolean;
}

/** Notifies the other side of proposed times, while they are open. */
export async function notifyAppointmentProposed(
  platform: NotifyPlatform,
  _: unknown,
  proposal: NotifiedProposal,
) {
  const { id, leadId, status, proposedBy, times, timeZone: zone, note } = proposal;
  if (status !== 'open') return;
  await toSide(platform, leadId, otherThan(proposedBy), {
    kind: 'appointmentProposed',
    key: id,
    facts: { choices: { times, zone }, note, isMove: proposal.isMove },
  });
}

/** Notifies whoever proposed times that none of them suits. */
export async function notifyAppointmentDeclined(
  platform: NotifyPlatform,
  _: unknown,
  { id, leadId, proposedBy }: NotifiedProposal,
) {
  await toSide(platform, leadId, proposedBy, { kind: 'appointmentDeclined', key: id, facts: {} });
}

/** Notifies both sides of the time that was agreed, for their calendars; of the newest alone. */
export async function notifyAppointmentAgreed(
  platform: NotifyPlatform,
  { sequence }: { sequence: number },
  appointment: NotifiedAppointment,
) {
  if (sequence !== appointment.sequence) return;
  const facts = { ...agreedOf(appointment), isMove: sequence > 0 };
  for (const side of ['customer', 'professional'] as const) {
    const key = `${appointment.id} ${sequence} ${side}`;
    await toSide(platform, appointment.leadId, side, { kind: 'appointmentAgreed', key, facts });
  }
}

/** Notifies both sides that an appointment does not take place, for their calendars. */
export async function notifyAppointmentCalledOff(
  platform: NotifyPlatform,
  _: unknown,
  appointment: NotifiedAppointment,
) {
  const { id, leadId, calledOffBy, reason: note } = appointment;
  for (const side of ['customer', 'professional'] as const) {
    const by = calledOffBy === null ? 'ended' : calledOffBy === side ? 'you' : 'other';
    await toSide(platform, leadId, side, {
      kind: 'appointmentCalledOff',
      key: `${id} ${side}`,
      facts: { ...agreedOf(appointment), by, note },
      passesQuiet: by === 'other',
    });
  }
}

/** Reminds both sides of an appointment, unless it was moved or called off since. */
export async function notifyAppointmentDue(
  platform: NotifyPlatform,
  { sequence, before }: { sequence: number; before: 'day' | 'hours' },
  appointment: NotifiedAppointment,
) {
  const isStill = appointment.status === 'agreed' || appointment.status === 'on_the_way';
  if (!isStill || sequence !== appointment.sequence) return;
  for (const side of ['customer', 'professional'] as const) {
    await toSide(platform, appointment.leadId, side, {
      kind: 'appointmentDue',
      key: `${appointment.id} ${sequence} ${before} ${side}`,
      facts: { ...agreedOf(appointment), before },
      passesQuiet: before === 'hours',
    });
  }
}

/** Notifies a customer that the professional is on the way, or there. */
export async function notifyAppointmentComing(
  platform: NotifyPlatform,
  { type, sequence }: { type: string; sequence: number },
  appointment: NotifiedAppointment,
) {
  if (sequence !== appointment.sequence) return;
  const state = type === 'appointment.arrived' ? 'arrived' : 'on_the_way';
  await toSide(platform, appointment.leadId, 'customer', {
    kind: 'appointmentComing',
    key: `${appointment.id} ${sequence} ${state}`,
    facts: { ...agreedOf(appointment), state },
    passesQuiet: true,
  });
}

/** Notifies whoever is said to have missed an appointment, and the other side where they contest it. */
export async function notifyAppointmentMissed(
  platform: NotifyPlatform,
  _: unknown,
  appointment: NotifiedAppointment,
) {
  const { id, leadId, missedBy, status: state } = appointment;
  if (missedBy === null || (state !== 'missed' && state !== 'disputed')) return;
  await toSide(platform, leadId, state === 'missed' ? missedBy : otherThan(missedBy), {
    kind: 'appointmentMissed',
    key: `${id} ${state}`,
    facts: { ...agreedOf(appointment), state },
  });
}

function agreedOf({ id, sequence, time, timeZone: zone }: NotifiedAppointment) {
  return { when: { ...time, zone }, appointment: { id, sequence } };
}

function otherThan(side: Side): Side {
  return side === 'customer' ? 'professional' : 'customer';
}

type Kind = Extract<keyof NoticeFacts, `appointment${string}`>;
type Facts<K extends Kind> = Omit<NoticeFacts[K], 'profession' | 'area' | 'href' | 'from' | 'face'>;
type Draft = {
  [K in Kind]: { kind: K; facts: Facts<K>; key: string; passesQuiet?: boolean };
}[Kind];

async function toSide(
  platform: NotifyPlatform,
  leadId: string,
  side: Side,
  { facts, ...draft }: Draft,
): Promise<void> {
  const reader = await findJobReader(platform.db, leadId, side);
  if (!reader) return;
  const { to, job, other } = reader;
  const { userIds, ...inLanguage } = to;
  const about = { ...job, from: other.name, face: other.face };
  const notice = { ...draft, ...inLanguage, facts: { ...about, ...facts } };
  await notifyTeam(platform, userIds, notice as Parameters<typeof notifyTeam>[2]);
}
