import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { suspendAccount } from '#server/accounts/accounts.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { redact } from '#server/platform/logging/log-redaction.ts';
import { answerTokenOf } from '#tests/support/answer-links.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let requestId: string;
let token: string;
beforeEach(async () => {
  site = await startApp({ env: { TRUST_PROXY: '1' } });
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann');
  requestId = await submit();
  token = await answerTokenOf(site, ann);
});
afterEach(() => site.stop());

/** Once a letter of before holds up no other. */
async function submit(more: object = {}) {
  await site.advance(20 * 60);
  const { id } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, ...more } });
  await site.drainJobs();
  return id;
}
const accept = async (by = token) => {
  const path = `/api/lead-answers/${by}`;
  const { status, body } = await nobody(site).ask('POST', path, { status: 'accepted' });
  return [status, body.code ?? body.state];
};
const read = async (by = token) =>
  (await nobody(site).ask('GET', `/api/lead-answers/${by}`)).status;
const leadStatus = async (id = requestId) =>
  (await marie.call(getOwnRequest, { params: { id } })).leads[0]?.status;
const unknown = [404, 'not_found'];

describe('a personal link is answered like an unknown one', () => {
  test('while its professional is suspended, and works again after', async () => {
    const { db, clock } = site.platform;
    await db.transaction().execute((tx) => suspendAccount(tx, ann.id, clock.now()));
    expect([await read(), await accept()]).toEqual([404, unknown]);
    expect(await leadStatus()).toBe('pending');
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', ann.id).execute();
    expect(await accept()).toEqual([200, 'accepted']);
  });

  test('once its professional was erased', async () => {
    await erasePerson(site.platform, ann.id, 'person');
    expect([await read(), await accept()]).toEqual([404, unknown]);
    const links = site.platform.db.selectFrom('answer_links').selectAll();
    expect(await links.execute()).toEqual([]);
  });

  test('once somebody else owns the profile', async () => {
    const ben = await aProfessional(site, 'Ben', { active: false });
    const { db } = site.platform;
    await db.deleteFrom('professionals').where('id', '=', ben.professionalId).execute();
    const profile = db.updateTable('professionals').where('id', '=', ann.professionalId);
    await profile.set({ user_id: ben.id }).execute();
    expect([await read(), await accept()]).toEqual([404, unknown]);
    expect(await leadStatus()).toBe('pending');
  });
});

test('a customer who blocked the professional cannot be accepted any more', async () => {
  const params = { id: await leadOf(ann) };
  await ann.call(respondToLead, { params, body: { status: 'accepted' } });
  const second = await submit({ description: 'And now the bath leaks as well' });
  const link = await answerTokenOf(site, ann);
  const body = { serviceRequestId: requestId, professionalId: ann.professionalId };
  await marie.call(blockPerson, { body });
  await site.drainJobs();
  expect(await accept(link)).toEqual([409, 'lead_closed']);
  expect(await leadStatus(second)).toBe('withdrawn');
});

test('a link answers its own lead alone', async () => {
  const ben = await aProfessional(site, 'Ben');
  const second = await submit({ description: 'And now the bath leaks as well' });
  const [anns, bens] = [await answerTokenOf(site, ann), await answerTokenOf(site, ben)];
  expect(new Set([token, anns, bens]).size).toBe(3);
  await accept(bens);
  const { leads } = await marie.call(getOwnRequest, { params: { id: second } });
  const accepted = leads.filter(({ status }) => status === 'accepted');
  expect(accepted.map(({ professional }) => professional.name)).toEqual(['Ben']);
  expect(await leadStatus()).toBe('pending');
});

describe('guessing tokens', () => {
  const from = async (network: string, by: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': network, 'content-type': 'application/json' };
    const body = method === 'GET' ? {} : { body: '{"status":"accepted"}' };
    return (await site.fetch(`/api/lead-answers/${by}`, { method, headers, ...body })).status;
  };
  const random = () => randomBytes(32).toString('base64url');

  test('is limited to twenty an hour from one network, whatever is called, also at once', async () => {
    const network = '198.51.100.7';
    const tries = Array.from({ length: 30 }, (_, index) =>
      from(network, random(), index % 2 === 0 ? 'GET' : 'POST'),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(await from(network, token)).toBe(429);
    expect(await from(network, token, 'POST')).toBe(429);
    expect(await from('198.51.101.7', token)).toBe(200);
    await site.advance(3601);
    expect(await from(network, token)).toBe(200);
  });

  test('is limited around an address of IPv6 as well', async () => {
    for (let miss = 0; miss < 100; miss += 1) await from(`2001:db8:1:${miss}00::1`, random());
    expect(await from('2001:db8:1:ffff::1', token)).toBe(429);
  });

  test('counts no right one', async () => {
    for (let time = 0; time < 25; time += 1) expect(await from('198.51.100.8', token)).toBe(200);
  });
});

test('no token is in the log, nor in any table but in the letter that waits', async () => {
  await accept();
  await nobody(site).ask('PUT', `/api/lead-answers/${token}`);
  await nobody(site).fetch(`/answer?lang=en&token=${token}`);
  const written = JSON.stringify(site.log.lines.map((line) => redact(line)));
  expect(written).toContain('/api/lead-answers/:token');
  expect(written).not.toContain(token);
  const { db } = site.platform;
  const stored = await db.selectFrom('answer_links').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
  const jobs = await db.selectFrom('notices').selectAll().execute();
  expect(JSON.stringify(jobs)).not.toContain(token);
});
