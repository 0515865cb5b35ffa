import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/appointments/appointments.ts';
import { stepBack } from '#contract/requests/leads.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { toldTo } from '#tests/support/life/life.ts';
import { aMeeting, type Meeting } from '#tests/support/meeting.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { passAppointments } from './appointments.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

type Person = Meeting['marie'] | Meeting['ann'];

let site: StartedApp;
let stage: Meeting;
let lead: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aMeeting(site);
  ({ lead } = stage);
});
afterEach(() => site.stop());

const propose = (who: Person, seconds: number[] = [2 * DAY, 3 * DAY]) =>
  stage.propose(who, seconds);
const agree = (seconds = 2 * DAY) => stage.agree(seconds);
const on = (appointmentId: string) => ({ params: { id: appointmentId }, body: {} });
const status = async () => (await stage.seenBy(stage.marie)).appointments.map((one) => one.status);
const NOT_NOW = { status: 409, body: { code: 'appointment_not_open' } };

describe('times', () => {
  test('are proposed by one side and accepted by the other', async () => {
    const { proposal } = await propose(stage.ann);
    expect(proposal).toMatchObject({ proposedBy: 'professional', allowedActions: ['withdraw'] });
    const seen = await stage.seenBy(stage.marie);
    expect(seen.proposal).toMatchObject({ allowedActions: ['accept', 'decline'] });
    expect(seen).toMatchObject({ timeZone: 'America/Toronto', allowedActions: ['propose'] });
    const { appointments, proposal: none } = await stage.accept(stage.marie, proposal!.id, 1);
    expect(none).toBeNull();
    expect(appointments).toMatchObject([{ status: 'agreed', from: proposal!.times[1]!.from }]);
    await stage.accept(stage.marie, proposal!.id, 0);
    expect((await stage.seenBy(stage.ann)).appointments).toHaveLength(1);
    await site.drainJobs();
    expect(await stage.kindsTo(stage.marie)).toContain('appointmentAgreed');
    expect(await stage.kindsTo(stage.ann)).toContain('appointmentAgreed');
  });

  test('can be answered with others, by either side', async () => {
    const { proposal: first } = await propose(stage.ann);
    const { proposal: second } = await propose(stage.marie, [4 * DAY]);
    expect(second).toMatchObject({ proposedBy: 'customer', note: 'The dog is friendly' });
    await expect(stage.accept(stage.marie, first!.id)).rejects.toMatchObject({
      body: { code: 'proposal_not_open' },
    });
    const { appointments } = await stage.accept(stage.ann, second!.id);
    expect(appointments).toMatchObject([{ from: second!.times[0]!.from }]);
  });

  test('accepted twice at once make one appointment', async () => {
    const { proposal } = await propose(stage.ann);
    const both = [0, 1].map((time) => stage.accept(stage.marie, proposal!.id, time));
    expect((await Promise.allSettled(both)).map((one) => one.status)).toContain('fulfilled');
    expect(await status()).toEqual(['agreed']);
  });

  test('are declined or taken back, each once and by the right side', async () => {
    const { proposal } = await propose(stage.ann);
    const declined = { params: { id: proposal!.id }, body: {} };
    await expect(stage.ann.call(calls.declineTimes, declined)).rejects.toMatchObject({
      status: 404,
    });
    await stage.marie.call(calls.declineTimes, declined);
    expect((await stage.marie.call(calls.declineTimes, declined)).proposal).toBeNull();
    await site.drainJobs();
    expect(await stage.kindsTo(stage.ann)).toContain('appointmentDeclined');
    const { proposal: next } = await propose(stage.ann);
    const taken = { params: { id: next!.id }, body: {} };
    await stage.ann.call(calls.withdrawTimes, taken);
    expect((await stage.ann.call(calls.withdrawTimes, taken)).proposal).toBeNull();
    await expect(stage.accept(stage.marie, next!.id)).rejects.toMatchObject({ status: 409 });
  });

  test('sent twice by the same key are one proposal; other times by it are refused', async () => {
    const times = [stage.span(2 * DAY)];
    const send = (note: string) =>
      stage.ann.call(calls.proposeTimes, {
        params: { id: lead },
        body: { times, note },
        idempotencyKey: 'the-key-of-ann-1',
      });
    const [one, again] = [await send('Before noon'), await send('Before noon')];
    expect(again.proposal?.id).toBe(one.proposal?.id);
    await expect(send('At noon')).rejects.toMatchObject({
      body: { code: 'idempotency_key_reused' },
    });
  });

  test('end once the last one has begun', async () => {
    const { proposal } = await propose(stage.ann, [HOUR]);
    await site.advance(HOUR + 1);
    await expect(stage.accept(stage.marie, proposal!.id)).rejects.toMatchObject({ status: 409 });
    await passAppointments(site.platform);
    const { rows } = await proposalRows();
    expect(rows).toEqual([{ status: 'expired' }]);
  });

  test.each<[string, () => object]>([
    ['none', () => ({ times: [] })],
    ['four', () => ({ times: [1, 2, 3, 4].map((day) => stage.span(day * DAY)) })],
    ['that are over', () => ({ times: [stage.span(-HOUR)] })],
    ['in two years', () => ({ times: [stage.span(700 * DAY)] })],
    [
      'that end before they begin',
      () => ({ times: [{ from: stage.after(DAY), to: stage.after(HOUR) }] }),
    ],
    ['of two days', () => ({ times: [{ from: stage.after(DAY), to: stage.after(3 * DAY) }] })],
    ['twice the same', () => ({ times: Array(2).fill(stage.span(DAY)) })],
  ])('are refused: %s', async (_, body) => {
    const path = `/api/service-request-professionals/${lead}/appointment-proposals`;
    expect((await stage.ann.ask('POST', path, body())).status).toBe(422);
    expect((await proposalRows()).rows).toEqual([]);
  });
});

async function proposalRows() {
  const rows = await site.platform.db
    .selectFrom('appointment_proposals')
    .select('status')
    .orderBy('id')
    .execute();
  return { rows };
}

describe('an appointment', () => {
  test('moves when another time is accepted, and stays until then', async () => {
    const first = await agree();
    const { proposal, appointments } = await propose(stage.marie, [5 * DAY]);
    expect(appointments).toMatchObject([{ id: first.id, from: first.from, status: 'agreed' }]);
    const moved = await stage.accept(stage.ann, proposal!.id);
    expect(moved.appointments).toMatchObject([{ id: first.id, from: proposal!.times[0]!.from }]);
    expect(moved.allowedActions).toEqual(['move']);
    await site.drainJobs();
    const agreed = (await stage.kindsTo(stage.ann)).filter((kind) => kind === 'appointmentAgreed');
    expect(agreed.length).toBeGreaterThan(0);
  });

  test('is called off with a reason, once, and another one may follow', async () => {
    const { id: appointmentId } = await agree();
    const body = { reason: 'The pump broke' };
    const off = { params: { id: appointmentId }, body };
    await stage.ann.call(calls.callOffAppointment, off);
    const { appointments } = await stage.ann.call(calls.callOffAppointment, off);
    expect(appointments).toMatchObject([{ status: 'called_off', calledOffBy: 'professional' }]);
    const [seen] = (await stage.seenBy(stage.marie)).appointments;
    expect(seen).toMatchObject({ reason: 'The pump broke', allowedActions: [] });
    await site.drainJobs();
    expect(await stage.kindsTo(stage.marie)).toContain('appointmentCalledOff');
    await agree(3 * DAY);
    expect(await status()).toEqual(['agreed', 'called_off']);
  });

  test('needs a reason to be called off', async () => {
    const { id: appointmentId } = await agree();
    const path = `/api/appointments/${appointmentId}/cancellation`;
    expect((await stage.ann.ask('POST', path, { reason: ' ' })).status).toBe(422);
    expect(await status()).toEqual(['agreed']);
  });

  test('tells the customer that the professional is on the way, and there', async () => {
    const { id: appointmentId } = await agree(DAY);
    await expect(stage.ann.call(calls.setOut, on(appointmentId))).rejects.toMatchObject(NOT_NOW);
    await site.advance(DAY - HOUR);
    const { appointments } = await stage.ann.call(calls.setOut, on(appointmentId));
    expect(appointments).toMatchObject([{ status: 'on_the_way' }]);
    await stage.ann.call(calls.setOut, on(appointmentId));
    await stage.ann.call(calls.arrive, on(appointmentId));
    expect(await status()).toEqual(['arrived']);
    await site.drainJobs();
    const coming = (await stage.kindsTo(stage.marie)).filter(
      (kind) => kind === 'appointmentComing',
    );
    expect(coming).toHaveLength(2);
    expect((await toldTo(site, stage.marie)).map(({ type }) => type)).toContain(
      'appointment.changed',
    );
    await expect(stage.marie.call(calls.setOut, on(appointmentId))).rejects.toMatchObject({
      status: 403,
    });
  });

  test('is over when its end has come; the next one is another', async () => {
    const first = await agree(DAY);
    await site.advance(DAY + 3 * HOUR);
    await passAppointments(site.platform);
    expect(await status()).toEqual(['over']);
    const second = await agree(2 * DAY);
    expect(second.id).not.toBe(first.id);
    expect(await status()).toEqual(['agreed', 'over']);
  });
});

describe('nothing agreed or proposed outlives', () => {
  test('the lead, when its professional steps back', async () => {
    await agree();
    await propose(stage.ann);
    await stage.ann.call(stepBack, { params: { id: lead }, body: {} });
    await site.drainJobs();
    expect(await status()).toEqual(['closed']);
    expect(await stage.kindsTo(stage.marie)).toContain('appointmentCalledOff');
    expect((await proposalRows()).rows.at(-1)).toEqual({ status: 'closed' });
    await expect(propose(stage.ann)).rejects.toMatchObject({ body: { code: 'lead_not_accepted' } });
  });

  test('the request, when it is cancelled', async () => {
    await agree();
    await stage.cancel(stage.id);
    await site.drainJobs();
    expect(await status()).toEqual(['closed']);
    await expect(propose(stage.marie)).rejects.toMatchObject({ body: { code: 'request_closed' } });
  });
});

describe('everybody else learns nothing', () => {
  test('of what is proposed and agreed, and changes nothing', async () => {
    const { proposal } = await propose(stage.ann);
    const eve = await aCustomer(site, 'Eve');
    for (const other of [eve, stage.ben]) {
      await expect(stage.seenBy(other)).rejects.toMatchObject({ status: 404 });
      await expect(propose(other)).rejects.toMatchObject({ status: 404 });
      await expect(stage.accept(other, proposal!.id)).rejects.toMatchObject({ status: 404 });
    }
    const { id: appointmentId } = (await stage.accept(stage.marie, proposal!.id)).appointments[0]!;
    const off = { params: { id: appointmentId }, body: { reason: 'Mine now' } };
    await expect(eve.call(calls.callOffAppointment, off)).rejects.toMatchObject({ status: 404 });
    await expect(stage.ben.call(calls.setOut, on(appointmentId))).rejects.toMatchObject({
      status: 404,
    });
    await expect(stage.seenBy(nobody(site))).rejects.toMatchObject({ status: 401 });
    expect(await status()).toEqual(['agreed']);
  });
});
