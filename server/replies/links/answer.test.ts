import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAppointments } from '#contract/appointments/appointments.ts';
import { answerByLink, readAnswerLink, viewByLink } from '#contract/requests/lead-answers.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { cancelRequest, getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { answerTokenOf } from '#tests/support/answer-links.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { changedTables, stateHash } from '#tests/authorization/state-hash.ts';
import { toldTo } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

let marie: Customer;
let ann: Professional;
let requestId: string;
let token: string;
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie Quetzalcoatl', { phone: null });
  ann = await aProfessional(site, 'Ann');
  const description = 'The tap leaks, call me at 514 555 0142';
  const need = {
    ...LEAKING_TAP,
    description,
    location: '12 rue Secrète, Montréal, Québec, Canada',
  };
  ({ id: requestId } = await marie.call(submitRequest, { body: need }));
  await site.drainJobs();
  token = await answerTokenOf(site, ann);
});

const read = () => site.client().call(readAnswerLink, { params: { token } });
const answer = (body: object) =>
  site.client().call(answerByLink, { params: { token }, body: { status: 'accepted', ...body } });
const refused = async (body: object) => {
  const { status, body: said } = await nobody(site).ask('POST', `/api/lead-answers/${token}`, {
    status: 'accepted',
    ...body,
  });
  return [status, said.code];
};
const watch = () => marie.call(getOwnRequest, { params: { id: requestId } });
const tomorrow = (hours: number) =>
  new Date(site.platform.clock.now().getTime() + (24 + hours) * 3_600_000).toISOString();

describe('the page of a personal link', () => {
  test('shows the need as before an answer: contacts masked, and the area only', async () => {
    const page = await read();
    expect(page).toMatchObject({
      leadId: await leadOf(ann),
      state: 'open',
      profession: 'plumber',
      need: { area: 'Montreal, Quebec', photos: 0, urgency: 'Soon (2-3 days)', distanceKm: 1 },
      timeZone: 'America/Toronto',
      allowedActions: ['accept', 'decline'],
    });
    expect(JSON.stringify(page)).not.toMatch(/Secrète|0142|Quetzalcoatl/);
  });

  test('changes nothing, however often scanners of mails read it', async () => {
    const { db } = site.platform;
    const before = await stateHash(db);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status } = await nobody(site).fetch(`/api/lead-answers/${token}`, { method });
      expect(status).toBe(200);
    }
    await nobody(site).fetch(`/answer?lang=en&token=${token}`, { method: 'HEAD' });
    await nobody(site).fetch(`/answer?lang=en&token=${token}`);
    expect(changedTables(before, await stateHash(db))).toEqual([]);
    expect((await watch()).leads).toMatchObject([{ status: 'pending', seenAt: null }]);
  });

  test('marks the lead as seen once a person touches it, and shows it to the customer', async () => {
    await site.client().call(viewByLink, { params: { token }, body: {} });
    await site.client().call(viewByLink, { params: { token }, body: {} });
    expect((await watch()).leads).toMatchObject([{ seenAt: expect.any(String) }]);
    const told = await toldTo(site, marie);
    expect(told.filter(({ type }) => type === 'lead.changed')).toHaveLength(1);
  });
});

describe('one tap', () => {
  test('accepts, tells the customer at once and by mail, and shows no contact', async () => {
    const page = await answer({});
    expect(page).toMatchObject({ state: 'accepted', need: null, allowedActions: [] });
    expect(JSON.stringify(page)).not.toMatch(/Secrète|0142|Quetzalcoatl/);
    expect(await watch()).toMatchObject({ status: 'accepted', leads: [{ status: 'accepted' }] });
    expect(await toldTo(site, marie)).toContainEqual(
      expect.objectContaining({ type: 'lead.changed', requestId }),
    );
    await site.drainJobs();
    const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === marie.email);
    expect(letters).toMatchObject([{ kind: 'leadAccepted' }]);
  });

  test('accepts with words, which begin the conversation', async () => {
    await answer({ response: 'I am on my way' });
    const query = { serviceRequestId: requestId, professionalId: ann.professionalId };
    expect(await marie.call(listMessages, { query })).toMatchObject([
      { content: 'I am on my way', senderType: 'professional' },
    ]);
  });

  test('accepts and proposes a time in one change; the customer is asked', async () => {
    const time = { from: tomorrow(0), to: tomorrow(2) };
    expect(await answer({ time })).toMatchObject({ state: 'accepted', proposed: [time] });
    const params = { id: await leadOf(ann) };
    expect(await marie.call(listAppointments, { params })).toMatchObject({
      proposal: {
        proposedBy: 'professional',
        times: [time],
        allowedActions: ['accept', 'decline'],
      },
    });
  });

  test('declines with a reason, and somebody else is asked', async () => {
    const ben = await aProfessional(site, 'Ben');
    const page = await answer({ status: 'denied', declineReason: 'too_far' });
    expect(page).toMatchObject({ state: 'declined', need: null });
    await site.drainJobs();
    expect(await leadOf(ben)).toEqual(expect.any(String));
  });

  test('a second time, or two at once, changes and tells nothing more', async () => {
    const time = { from: tomorrow(0), to: tomorrow(2) };
    const both = await Promise.all([
      answer({ response: 'Yes' }),
      answer({ response: 'Yes', time }),
    ]);
    expect(both.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const before = await stateHash(site.platform.db);
    await answer({ response: 'Yes again', time });
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
    const query = { serviceRequestId: requestId, professionalId: ann.professionalId };
    expect(await marie.call(listMessages, { query })).toHaveLength(1);
  });

  test('on two devices at once: one answer counts, the other one is told so', async () => {
    const taps = await Promise.all([refused({}), refused({ status: 'denied' })]);
    const lost = taps.filter(([status]) => status !== 200);
    expect(lost).toEqual([[409, 'lead_already_answered']]);
    expect((await watch()).leads).toHaveLength(1);
  });
});

describe('an answer that is refused changes nothing:', () => {
  /** The refusal, and the tables that changed. */
  const refusal = async (body: object = {}) => {
    const before = await stateHash(site.platform.db);
    const refusal = await refused(body);
    return [...refusal, ...changedTables(before, await stateHash(site.platform.db))];
  };

  test('a time that is over, or more than a day long, does not accept either', async () => {
    const over = { from: tomorrow(-26), to: tomorrow(-23) };
    expect(await refusal({ time: over })).toEqual([422, 'invalid_input']);
    const long = { from: tomorrow(0), to: tomorrow(25) };
    expect(await refusal({ time: long })).toEqual([422, 'invalid_input']);
    expect(await read()).toMatchObject({ state: 'open' });
  });

  test('bad input', async () => {
    for (const body of [
      { status: 'hired' },
      { response: 'x'.repeat(1001) },
      { declineReason: 'no' },
    ])
      expect(await refusal(body)).toEqual([422, 'invalid_input']);
  });

  test('once it was answered on the dashboard', async () => {
    const params = { id: await leadOf(ann) };
    await ann.call(respondToLead, { params, body: { status: 'denied' } });
    expect(await refusal()).toEqual([409, 'lead_already_answered']);
    expect(await read()).toMatchObject({ state: 'declined', need: null });
  });

  test('once the time is over', async () => {
    await site.advance(5 * 3600);
    await site.drainJobs();
    expect(await refusal()).toEqual([409, 'lead_closed']);
    expect(await read()).toMatchObject({ state: 'expired', need: null });
  });

  test('once the request was cancelled', async () => {
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    expect(await refusal()).toEqual([409, 'request_closed']);
    expect(await read()).toMatchObject({ state: 'closed', need: null });
  });

  test('a token that is unknown, empty, huge or of other characters', async () => {
    for (const wrong of ['x'.repeat(43), 'x'.repeat(4000), '%00', "' or 1=1"]) {
      token = encodeURIComponent(wrong);
      expect(await refusal()).toEqual([404, 'not_found']);
    }
  });
});

test('where others were faster, the page says so', async () => {
  const urgent = 'Very urgent (within 24h)';
  const ben = await aProfessional(site, 'Ben');
  await marie.call(submitRequest, { body: { ...LEAKING_TAP, urgency: urgent } });
  await site.drainJobs();
  token = await answerTokenOf(site, ben);
  expect(await answer({})).toMatchObject({ state: 'accepted' });
  token = await answerTokenOf(site, ann);
  expect(await read()).toMatchObject({ state: 'filled', need: null });
  expect(await refused({})).toEqual([409, 'request_filled']);
});
