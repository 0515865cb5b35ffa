import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

const MOVE = {
  ...LEAKING_TAP,
  profession: 'mover',
  destination: '340 Lauder Avenue, Toronto',
  urgency: 'Not urgent (within a week)',
  dates: { from: '2027-07-01', to: '2027-07-02' },
  recurrence: 'monthly',
} as const;

let site: StartedApp;
let marie: Customer;
let mover: Professional;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  mover = await aProfessional(site, 'Mover', { profession: 'mover' });
});
afterEach(() => site.stop());

const leadSeen = async () => {
  const [lead] = await mover.call(listLeads, { params: { id: mover.professionalId } });
  return lead!.serviceRequest;
};

test('the days, the rhythm and the destination stay with the request', async () => {
  const { id } = await marie.call(submitRequest, { body: MOVE });
  const { dates, recurrence, destination } = MOVE;
  const seen = await marie.call(getOwnRequest, { params: { id } });
  expect(seen).toMatchObject({ dates, recurrence, destination });
});

test('a professional sees when, and of the destination the area until they accept', async () => {
  await marie.call(submitRequest, { body: MOVE });
  const { dates, recurrence, destination } = MOVE;
  const asked = await leadSeen();
  expect(asked).toMatchObject({ dates, recurrence });
  expect(asked.destination).not.toContain('Lauder');
  const params = { id: await leadOf(mover) };
  await mover.call(respondToLead, { params, body: { status: 'accepted' } });
  expect(await leadSeen()).toMatchObject({ destination });
});

test('a destination without a town is in that of the pick-up, never in another country', async () => {
  await marie.call(submitRequest, { body: { ...MOVE, destination: '6200 rue de Bordeaux' } });
  expect((await leadSeen()).destination).toBe('Montreal, Quebec');
});

test('the letter of a lead says the days in the language of its reader', async () => {
  await marie.call(submitRequest, { body: MOVE });
  await site.drainJobs();
  const [letter] = await lettersOf(site);
  expect(letter?.text).toMatch(/Not urgent · July 1\s–\s2, 2027 · every month/);
  expect(letter?.text).not.toContain('Lauder');
});

test('a request without any looks as before', async () => {
  const { id } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, profession: 'mover' } });
  const nothing = { dates: null, recurrence: null, destination: null };
  expect(await marie.call(getOwnRequest, { params: { id } })).toMatchObject(nothing);
  expect(await leadSeen()).toMatchObject(nothing);
});

test('the same job on another day is another request; days that end before they begin are refused', async () => {
  await marie.call(submitRequest, { body: MOVE });
  const dates = { from: '2027-08-01', to: '2027-08-01' };
  await marie.call(submitRequest, { body: { ...MOVE, dates } });
  const backwards = { ...MOVE, dates: { from: '2027-08-02', to: '2027-08-01' } };
  expect((await marie.ask('POST', '/api/requests', backwards)).status).toBe(422);
});
