import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/appointments/appointments.ts';
import * as feeds from '#contract/appointments/calendar-feed.ts';
import { listNotices } from '#contract/notifications.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { leadOf, nobody } from '#tests/support/people.ts';
import { aMember } from '#tests/support/team.ts';

let site: StartedApp;
let stage: Stage;
let requestId: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id: requestId } = await stage.submit());
  await answer(stage.ann, 'accepted');
});
afterEach(() => site.stop());

const DAY = 86_400_000;
const at = (days: number) => {
  const moment = new Date(site.platform.clock.now().getTime() + days * DAY);
  moment.setUTCMilliseconds(0);
  return moment.toISOString();
};

/** What Ann proposes and Marie accepts. */
async function agree(days: number) {
  const params = { id: await leadOf(stage.ann) };
  const body = { times: [{ from: at(days), to: at(days + 0.1) }], note: null };
  const { proposal } = await stage.ann.call(calls.proposeTimes, { params, body });
  const { appointments } = await stage.marie.call(calls.acceptTime, {
    params: { id: proposal!.id },
    body: { time: 0 },
  });
  return appointments[0]!;
}

const make = async (who: Pick<Stage['marie'], 'call'>) =>
  (await who.call(feeds.makeCalendarFeed, { body: {} })).feedAddress;
const read = async (address: string) => nobody(site).fetch(new URL(address).pathname);
async function textAt(address: string): Promise<string> {
  const answered = await read(address);
  expect(answered.status).toBe(200);
  expect(answered.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answered.headers.get('cache-control')).toBe('no-store');
  return answered.text();
}

/** What two independent programs understand of a calendar. */
function understood(text: string) {
  const one = Object.values(nodeIcal.sync.parseICS(text))
    .filter((part): part is VEvent => part?.type === 'VEVENT')
    .map(({ uid, start, end, status, sequence }) => ({
      uid,
      from: start.toISOString(),
      to: end?.toISOString(),
      status,
      sequence: Number(sequence),
    }));
  const component = new ICAL.Component(ICAL.parse(text));
  const other = component.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      from: event.startDate.toJSDate().toISOString(),
      to: event.endDate.toJSDate().toISOString(),
      status: part.getFirstPropertyValue('status'),
      sequence: event.sequence,
    };
  });
  expect(one).toEqual(other);
  return { events: one, method: component.getFirstPropertyValue('method') };
}

describe('a calendar feed', () => {
  test('shows each side the same appointment, as two programs read it', async () => {
    const { id, from, to } = await agree(2);
    const uid = `${id}@${new URL(site.platform.config.publicUrl).hostname}`;
    const event = { uid, from, to, status: 'CONFIRMED', sequence: 0 };
    for (const who of [stage.marie, stage.ann]) {
      expect(understood(await textAt(await make(who))).events).toEqual([event]);
    }
    const text = await textAt(await make(stage.marie));
    expect(text).toContain('Ann');
    expect(text).not.toContain('Marie');
  });

  test('follows a move, and a cancellation, under the same name', async () => {
    const first = await agree(2);
    const address = await make(stage.ann);
    const moved = await agree(5);
    expect(understood(await textAt(address)).events).toMatchObject([
      { from: moved.from, sequence: 1, status: 'CONFIRMED' },
    ]);
    await stage.marie.call(calls.callOffAppointment, {
      params: { id: first.id },
      body: { reason: 'It works again' },
    });
    expect(understood(await textAt(address)).events).toMatchObject([
      { sequence: 2, status: 'CANCELLED' },
    ]);
  });

  test('shows a member the work of their business, while it is not suspended', async () => {
    await agree(2);
    const marc = await aMember(site, stage.ann, 'Marc Membre');
    const address = await make(marc);
    const shown = async () => understood(await textAt(address)).events.length;
    expect(await shown()).toBe(1);
    await site.platform.db
      .updateTable('users')
      .set({ suspended_at: site.platform.clock.now() })
      .where('id', '=', stage.ann.id)
      .execute();
    expect(await shown()).toBe(0);
  });

  test('names the customer to nobody they have blocked, nor does a notice or a letter', async () => {
    await agree(2);
    await site.drainJobs();
    const address = await make(stage.ann);
    expect(await textAt(address)).toContain('Marie');
    const { professionalId } = stage.ann;
    await stage.marie.call(blockPerson, { body: { serviceRequestId: requestId, professionalId } });
    await site.drainJobs();
    const text = await textAt(address);
    expect(understood(text).events).toMatchObject([{ status: 'CANCELLED' }]);
    expect(text).not.toContain('Marie');
    const { notices } = await stage.ann.call(listNotices);
    expect(notices.map(({ kind }) => kind)).toContain('appointmentCalledOff');
    expect(JSON.stringify(notices)).not.toContain('Marie');
    const letters = await site.platform.db
      .selectFrom('outbox_messages')
      .select(['subject', 'text', 'html', 'calendar'])
      .where('recipient', '=', stage.ann.email)
      .execute();
    expect(JSON.stringify(letters)).not.toContain('Marie');
  });

  test('has an address that is shown once, is made anew, and can be turned off', async () => {
    const none = await stage.marie.call(feeds.getCalendarFeed);
    expect(none).toEqual({ madeAt: null, readAt: null });
    const [old, fresh] = [await make(stage.marie), await make(stage.marie)];
    expect((await read(old)).status).toBe(404);
    await textAt(fresh);
    const kept = await stage.marie.call(feeds.getCalendarFeed);
    expect(kept.readAt).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain(new URL(fresh).pathname.split('/').at(-1));
    await stage.marie.call(feeds.removeCalendarFeed, {});
    await stage.marie.call(feeds.removeCalendarFeed, {});
    expect((await read(fresh)).status).toBe(404);
  });

  test('is nobody’s by a guess, and nothing else', async () => {
    await make(stage.marie);
    const guess = `/api/calendars/${'A'.repeat(43)}.ics`;
    expect((await nobody(site).fetch(guess)).status).toBe(404);
    const short = await nobody(site).fetch('/api/calendars/short.ics');
    expect([404, 422]).toContain(short.status);
    const unsigned = nobody(site).call(feeds.makeCalendarFeed, { body: {} });
    await expect(unsigned).rejects.toMatchObject({ status: 401 });
  });
});

describe('a mail about an appointment carries a calendar file', () => {
  const filesTo = async (email: string | null) =>
    site.platform.db
      .selectFrom('outbox_messages')
      .select(['kind', 'calendar'])
      .where('recipient', '=', email)
      .where('calendar', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  test('to add it, to move it, and to remove it', async () => {
    const { id } = await agree(2);
    await site.drainJobs();
    const moved = await agree(5);
    await site.drainJobs();
    const body = { reason: 'It works again' };
    await stage.marie.call(calls.callOffAppointment, { params: { id }, body });
    await site.drainJobs();
    const files = (await filesTo(stage.ann.email)).map(({ calendar }) => understood(calendar!));
    expect(files.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(files.map(({ events }) => events[0]?.sequence)).toEqual([0, 1, 2]);
    expect(new Set(files.map(({ events }) => events[0]?.uid)).size).toBe(1);
    expect(files[1]?.events).toMatchObject([{ from: moved.from, status: 'CONFIRMED' }]);
    expect(files[2]?.events).toMatchObject([{ status: 'CANCELLED' }]);
  });
});
