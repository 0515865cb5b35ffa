import { describe, expect, test } from 'vitest';
import type { AppointmentStatus, Side } from '#contract/appointments/appointments.ts';
import { appointmentActions, meetingActions, type MeetingSituation } from './policy.ts';

const NOON = Date.parse('2026-12-01T12:00:00Z');
const HOUR = 3_600_000;
const appointment = (status: AppointmentStatus, missed_by: Side | null = null) => ({
  status,
  starts_at: new Date(NOON),
  ends_at: new Date(NOON + 2 * HOUR),
  ended_at: missed_by ? new Date(NOON + HOUR) : null,
  missed_by,
});
const at = (hours: number, change: Partial<MeetingSituation> = {}): MeetingSituation => ({
  side: 'professional',
  lead: 'accepted',
  request: 'in_progress',
  isBlocked: false,
  now: new Date(NOON + hours * HOUR),
  ...change,
});

describe('what may be done about an appointment', () => {
  test.each<[AppointmentStatus, number, Partial<MeetingSituation>, string[]]>([
    ['agreed', -24, {}, ['callOff']],
    ['agreed', -3, {}, ['setOut', 'callOff']],
    ['agreed', -1, {}, ['setOut', 'arrive', 'callOff']],
    ['agreed', -1, { side: 'customer' }, ['callOff']],
    ['on_the_way', 0.5, {}, ['arrive', 'callOff', 'reportNoShow']],
    ['arrived', 0.5, {}, ['reportNoShow']],
    ['over', 24, { side: 'customer' }, ['reportNoShow']],
    ['over', 8 * 24, { side: 'customer' }, []],
    ['called_off', 1, {}, []],
    ['agreed', -1, { isBlocked: true }, []],
    ['agreed', -1, { lead: 'withdrawn' }, []],
    ['agreed', -1, { request: 'completed' }, []],
  ])('%s, %d hours from its beginning, %o', (status, hours, change, actions) => {
    expect(appointmentActions(appointment(status), at(hours, change))).toEqual(actions);
  });

  test('a no-show is contested by whoever is said to have missed it, for two weeks', () => {
    const missed = appointment('missed', 'professional');
    expect(appointmentActions(missed, at(5))).toEqual(['contestNoShow']);
    expect(appointmentActions(missed, at(5, { side: 'customer' }))).toEqual([]);
    expect(appointmentActions(missed, at(15 * 24 + 2))).toEqual([]);
  });

  test('another time is proposed as a move before the beginning alone', () => {
    expect(meetingActions(at(-1), appointment('agreed'))).toEqual(['move']);
    expect(meetingActions(at(1), appointment('agreed'))).toEqual(['propose']);
    expect(meetingActions(at(1), undefined)).toEqual(['propose']);
    expect(meetingActions(at(-1, { lead: 'pending' }), undefined)).toEqual([]);
  });
});
