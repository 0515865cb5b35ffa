import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/appointments/appointments.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aMeeting, type Meeting } from '#tests/support/meeting.ts';
import { lettersOf } from '#tests/support/people.ts';
import { passAppointments, remindOfAppointments } from './appointments.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Person = Meeting['marie'] | Meeting['ann'];

let site: StartedApp;
let stage: Meeting;
beforeEach(async () => {
  site = await startApp();
  stage = await aMeeting(site);
});
afterEach(() => site.stop());

const propose = (who: Person, seconds: number[]) => stage.propose(who, seconds);
const agree = (seconds: number) => stage.agree(seconds);
const on = (appointmentId: string) => ({ params: { id: appointmentId }, body: {} });
const status = async () => (await stage.seenBy(stage.marie)).appointments.map((one) => one.status);
const NOT_NOW = { status: 409, body: { code: 'appointment_not_open' } };

describe('a no-show', () => {
  test('is said after the beginning, and does not count once it is contested', async () => {
    const { id: appointmentId } = await agree(DAY);
    await expect(stage.marie.call(calls.reportNoShow, on(appointmentId))).rejects.toMatchObject(
      NOT_NOW,
    );
    await site.advance(DAY + 60);
    await stage.marie.call(calls.reportNoShow, on(appointmentId));
    const { appointments } = await stage.marie.call(calls.reportNoShow, on(appointmentId));
    expect(appointments).toMatchObject([{ status: 'missed', missedBy: 'professional' }]);
    await expect(stage.marie.call(calls.contestNoShow, on(appointmentId))).rejects.toMatchObject(
      NOT_NOW,
    );
    await site.drainJobs();
    expect(await stage.kindsTo(stage.ann)).toContain('appointmentMissed');
    await stage.ann.call(calls.contestNoShow, on(appointmentId));
    expect(await status()).toEqual(['disputed']);
    await site.drainJobs();
    expect(await stage.kindsTo(stage.marie)).toContain('appointmentMissed');
  });

  test('is shown to others once there are enough appointments', async () => {
    const missed = [false, true, false, false, true];
    for (const [index, isMissed] of missed.entries()) {
      expect((await stage.seenBy(stage.marie)).attendance).toBeNull();
      const { id: appointmentId } = await agree(DAY);
      await site.advance(DAY + 3 * HOUR);
      await passAppointments(site.platform);
      if (!isMissed) continue;
      await stage.marie.call(calls.reportNoShow, on(appointmentId));
      // The last one is contested.
      if (index === 4) await stage.ann.call(calls.contestNoShow, on(appointmentId));
    }
    expect((await stage.seenBy(stage.marie)).attendance).toEqual({ appointments: 5, missed: 1 });
    expect((await stage.seenBy(stage.ann)).attendance).toEqual({ appointments: 5, missed: 0 });
    const id = stage.ann.professionalId;
    const listed = { listed_at: site.platform.clock.now() };
    await site.platform.db.updateTable('professionals').set(listed).where('id', '=', id).execute();
    const page = await site.fetch(`/en/pro/ann-${id}`);
    expect(await page.text()).toContain('Missed 1 of 5 appointments');
  });
});

describe('a reminder', () => {
  const dueTo = async (who: Person) => {
    await remindOfAppointments(site.platform);
    await site.drainJobs();
    return (await stage.kindsTo(who)).filter((kind) => kind === 'appointmentDue').length;
  };

  test('is sent to both sides the day before and two hours before, each once', async () => {
    await agree(2 * DAY);
    expect(await dueTo(stage.marie)).toBe(0);
    await site.advance(DAY + 60);
    expect([await dueTo(stage.marie), await dueTo(stage.marie)]).toEqual([1, 1]);
    await site.advance(22 * HOUR);
    expect([await dueTo(stage.marie), await dueTo(stage.ann)]).toEqual([2, 2]);
    const letters = (await lettersOf(site)).filter(({ kind }) => kind === 'appointmentDue');
    expect(letters.length).toBe(4);
  });

  test('is not sent of what was called off, nor of the time before a move', async () => {
    const { id: appointmentId } = await agree(2 * DAY);
    const { proposal } = await propose(stage.marie, [6 * DAY]);
    await stage.accept(stage.ann, proposal!.id);
    await site.advance(DAY + 60);
    expect(await dueTo(stage.marie)).toBe(0);
    await site.advance(4 * DAY);
    expect(await dueTo(stage.marie)).toBe(1);
    const body = { reason: 'It works again' };
    await stage.marie.call(calls.callOffAppointment, { params: { id: appointmentId }, body });
    await site.advance(22 * HOUR);
    expect(await dueTo(stage.marie)).toBe(1);
  });

  test('of a time agreed shortly before is not sent', async () => {
    await agree(HOUR);
    expect(await dueTo(stage.marie)).toBe(0);
  });
});
