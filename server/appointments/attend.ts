import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  moveAppointment,
  otherThan,
  publishAppointments,
  withOwnMeeting,
  type Caller,
  type OwnMeeting,
} from './locked-meeting.ts';
import { appointmentActions } from './policy.ts';
import { findAppointment, type AppointmentChange, type AppointmentRow } from './queries.ts';

type Action = Appointment['allowedActions'][number];

/** Either side calls an appointment off, with a reason. Idempotent. @throws Refusal as `act` does */
export function callOff(platform: Platform, caller: Caller, id: string, reason: string) {
  return act(platform, caller, id, 'callOff', ({ side, now }, { status }) =>
    status === 'called_off' ? null : { called_off_by: side, reason, ended_at: now },
  );
}

/** The professional is on the way. Idempotent. @throws Refusal as `act` does */
export function setOut(platform: Platform, caller: Caller, id: string) {
  return act(platform, caller, id, 'setOut', ({ now }, { status }) =>
    status === 'on_the_way' ? null : { on_the_way_at: now },
  );
}

/** The professional is there. Idempotent. @throws Refusal as `act` does */
export function arrive(platform: Platform, caller: Caller, id: string) {
  return act(platform, caller, id, 'arrive', ({ now }, { status }) =>
    status === 'arrived' ? null : { arrived_at: now },
  );
}

/** One side says that the other did not come. Idempotent. @throws Refusal as `act` does */
export function reportNoShow(platform: Platform, caller: Caller, id: string) {
  return act(platform, caller, id, 'reportNoShow', ({ side, now }, { missed_by }) =>
    missed_by === otherThan(side) ? null : { missed_by: otherThan(side), ended_at: now },
  );
}

/** The other side says that they were there: the no-show does not count. Idempotent. @throws Refusal as `act` does */
export function contestNoShow(platform: Platform, caller: Caller, id: string) {
  return act(platform, caller, id, 'contestNoShow', ({ side }, { status, missed_by }) =>
    status === 'disputed' && missed_by === side ? null : {},
  );
}

/**
 * Moves an appointment by an action of one of its sides; `set` are the columns that change, or null
 * where that was done before.
 * @throws Refusal `not_found`, `blocked`, `appointment_not_open`
 */
async function act(
  platform: Platform,
  caller: Caller,
  id: string,
  action: Action,
  set: (locked: OwnMeeting, appointment: AppointmentRow) => AppointmentChange | null,
): Promise<void> {
  const found = await findAppointment(platform.db, id);
  await withOwnMeeting(platform, caller, found, async (locked) => {
    const appointment = await findAppointment(locked.change.tx, id);
    assertThat(appointment !== undefined, 'not_found');
    const changed = set(locked, appointment);
    if (changed === null) return;
    const allowed = appointmentActions(appointment, locked.situation);
    assertThat(allowed.includes(action), 'appointment_not_open');
    const sequence = appointment.sequence + (action === 'callOff' ? 1 : 0);
    await moveAppointment(locked, appointment, action, locked.side, { ...changed, sequence });
    await publishAppointments(locked);
  });
}
