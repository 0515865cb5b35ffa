import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAppointments, proposeTimes } from '#contract/appointments/appointments.ts';
import * as calls from '#contract/professionals/external-calendar.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { FetchFailed } from '#server/platform/outbound/fetch-public.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { LEAKING_TAP, leadOf, nobody, type Professional } from '#tests/support/people.ts';
import { readCalendar, readDueCalendars } from './read-calendar.ts';

const DAY = 24 * 3600;

let site: StartedApp;
let stage: Stage;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
});
afterEach(() => site.stop());

/** The day so many days from now, at noon in Montréal. */
const noonIn = (days: number) => {
  const noon = new Date(site.platform.clock.now().getTime() + days * DAY * 1000);
  noon.setUTCHours(17, 0, 0, 0);
  return noon;
};
const dayIn = (days: number) => noonIn(days).toISOString().slice(0, 10);
const compact = (day: string) => day.replaceAll('-', '');

/** A calendar that is full on these days. */
const fullOn = (...days: number[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${day}`,
      `DTSTART;VALUE=DATE:${compact(dayIn(day))}`,
      `DTEND;VALUE=DATE:${compact(dayIn(day + 1))}`,
      'SUMMARY:Anniversary of Odile',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const ADDRESS = 'https://127.0.0.1/private-4f1c9/basic.ics';
const connect = (who: Professional, calendarAddress = ADDRESS) =>
  who.call(calls.setExternalCalendar, { body: { calendarAddress } });
/** What is read at the address of somebody. */
async function has(who: Professional, text: string) {
  await connect(who);
  await readCalendar(site.platform, who.professionalId, () => Promise.resolve(text));
}
const ask = (days: { from: number; to: number }) =>
  stage.marie.call(submitRequest, {
    body: { ...LEAKING_TAP, dates: { from: dayIn(days.from), to: dayIn(days.to) } },
  });
const busyDays = () =>
  site.platform.db.selectFrom('busy_days').select('day').orderBy('day').execute();

describe('the own calendar of a professional', () => {
  test('is not called at a private address, and its address is not shown again', async () => {
    const { calendar } = await connect(stage.ann);
    expect(calendar).toMatchObject({ host: '127.0.0.1', readAt: null, failure: 'not_allowed' });
    expect(JSON.stringify(await stage.ann.call(calls.getExternalCalendar))).not.toContain('4f1c9');
    const stored = await site.platform.db
      .selectFrom('external_calendars')
      .select('address')
      .executeTakeFirstOrThrow();
    expect(stored.address.toString('latin1')).not.toContain('4f1c9');
  });

  test('is read for its busy times alone, and again when it is due', async () => {
    await has(stage.ann, fullOn(3));
    const { calendar } = await stage.ann.call(calls.getExternalCalendar);
    expect(calendar).toMatchObject({ failure: null, busyCount: 1 });
    expect(await busyDays()).toEqual([{ day: dayIn(3) }]);
    const rows = await site.platform.db.selectFrom('external_calendars').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Odile');
    await site.advance(31 * 60);
    await readDueCalendars(site.platform, () => Promise.resolve(fullOn(4)));
    expect(await busyDays()).toEqual([{ day: dayIn(4) }]);
    await readDueCalendars(site.platform, () => Promise.reject(new Error('read too early')));
  });

  test('counts while it cannot be read for a while, and no longer', async () => {
    await has(stage.ann, fullOn(5));
    const unreachable = () => Promise.reject(new FetchFailed('unreachable'));
    await site.advance(DAY);
    await readDueCalendars(site.platform, unreachable);
    expect(await busyDays()).toHaveLength(1);
    await site.advance(2 * DAY);
    await readDueCalendars(site.platform, unreachable);
    expect(await busyDays()).toEqual([]);
    const { calendar } = await stage.ann.call(calls.getExternalCalendar);
    expect(calendar).toMatchObject({ failure: 'unreachable', busyCount: 0 });
  });

  test('is deleted with what was read there', async () => {
    await has(stage.ann, fullOn(3));
    await stage.ann.call(calls.removeExternalCalendar, {});
    await stage.ann.call(calls.removeExternalCalendar, {});
    expect(await stage.ann.call(calls.getExternalCalendar)).toEqual({ calendar: null });
    expect(await busyDays()).toEqual([]);
  });

  test('is nobody else’s, and an address of another kind is refused', async () => {
    await has(stage.ann, fullOn(3));
    expect(await stage.ben.call(calls.getExternalCalendar)).toEqual({ calendar: null });
    await expect(nobody(site).call(calls.getExternalCalendar)).rejects.toMatchObject({
      status: 401,
    });
    for (const address of ['http://example.com/a.ics', 'file:///etc/passwd', 'calendar']) {
      const body = { calendarAddress: address };
      expect((await stage.ann.ask('PUT', '/api/external-calendar', body)).status).toBe(422);
    }
    expect((await stage.marie.ask('GET', '/api/external-calendar')).status).toBe(403);
  });
});

describe('a professional whose calendar is full', () => {
  test('is not asked for that day; who is known to be free is asked, and both sides read why', async () => {
    await has(stage.ann, fullOn(3));
    await has(stage.ben, fullOn(4));
    const { leads } = await ask({ from: 3, to: 3 });
    expect(leads.map(({ professional }) => professional.name)).toEqual(['Ben', 'Cleo']);
    const codes = leads.map(({ reasons }) => reasons.map(({ code }) => code));
    expect(codes[0]).toContain('free_then');
    expect(codes[1]).not.toContain('free_then');
  });

  test('is asked where one of several days has room, or where no day is named', async () => {
    await has(stage.ann, fullOn(3));
    const { leads } = await ask({ from: 3, to: 4 });
    expect(leads.map(({ professional }) => professional.name)).toContain('Ann');
    const sometime = await stage.submit();
    expect(sometime.leads.map(({ professional }) => professional.name)).toContain('Ann');
  });

  test('is shown as busy to a customer they accepted, who cannot propose a time then', async () => {
    await has(stage.ann, fullOn(3));
    await stage.submit();
    await answer(stage.ann, 'accepted');
    const params = { id: await leadOf(stage.ann) };
    const seen = await stage.marie.call(listAppointments, { params });
    expect(seen.busy).toHaveLength(1);
    const time = (days: number) => ({
      from: noonIn(days).toISOString(),
      to: new Date(noonIn(days).getTime() + 3_600_000).toISOString(),
    });
    const propose = (who: Stage['marie'] | Stage['ann'], days: number) =>
      who.call(proposeTimes, { params, body: { times: [time(days)] } });
    await expect(propose(stage.marie, 3)).rejects.toMatchObject({ status: 422 });
    expect((await propose(stage.marie, 4)).proposal).not.toBeNull();
    expect((await propose(stage.ann, 3)).proposal).not.toBeNull();
  });
});
