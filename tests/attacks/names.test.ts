import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import { anUnclaimed, invite, TYPED } from '#tests/support/invitations.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

// A name is used in text messages and subjects of ours: one with a link or a contact is refused
// wherever a name is set, and changes nothing.

const BAIT = 'Pay now: https://evil.example/pay';
let site: StartedApp;
let mia: Customer;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  mia = await aCustomer(site, 'Mia');
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const refused = { status: 422, body: { code: 'name_refused' } };

test('of a new account', async () => {
  const stranger = nobody(site);
  const form = { email: 'eve@example.test', password: 'four unrelated old words', name: BAIT };
  expect(await stranger.ask('POST', '/api/auth/sign-up', form)).toMatchObject(refused);
  expect((await stranger.ask('GET', '/api/auth/me')).status).toBe(401);
});

test('of an account that is changed', async () => {
  expect(await mia.ask('PATCH', '/api/account', { name: BAIT })).toMatchObject(refused);
  expect((await mia.call(whoAmI, {})).user.name).toBe('Mia');
});

test('of a profile', async () => {
  const params = { id: ann.professionalId };
  const answer = await ann.ask('PATCH', `/api/professionals/${ann.professionalId}`, { name: BAIT });
  expect(answer).toMatchObject(refused);
  expect((await ann.call(publicProfessional, { params })).name).toBe('Ann');
});

test('of somebody who joins by a personal link', async () => {
  const rosa = await anUnclaimed(site, 'Rosa');
  const { token } = await invite(site, rosa);
  const form = { ...TYPED, email: rosa.email, name: BAIT };
  const path = `/api/professionals/onboard/${token}/complete`;
  expect(await nobody(site).ask('POST', path, form)).toMatchObject(refused);
});

test('of a message to the operator', async () => {
  const message = { name: BAIT, email: 'eve@example.test', message: 'Hello there, see my name.' };
  expect(await nobody(site).ask('POST', '/api/contact', message)).toMatchObject(refused);
});

it.each(['\uF8E0', 'Ann \uF8E1'])(
  '%j is refused: it is the placeholder for erased words',
  async (name) => {
    const answer = await mia.ask('PATCH', '/api/account', { name });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'name' }] } });
  },
);
