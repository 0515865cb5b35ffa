import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelRequest, getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, untilDay, type Unclaimed } from '#tests/support/invitations.ts';
import { aCustomer, aProfessional, LEAKING_TAP, type Customer } from '#tests/support/people.ts';
import { contactWaiting } from '#server/matching/matching.ts';
import { addressHash } from '#server/onboarding/do-not-contact/address-hash.ts';
import { inviteToLead } from './invite.ts';

let site: StartedApp;
let marie: Customer;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
});
afterEach(() => site.stop());

const DAY = 86_400;
const submit = (more: object = {}) =>
  marie.call(submitRequest, { body: { ...LEAKING_TAP, ...more } });
/** The leads of a request with their status, in order. */
async function asked(id: string): Promise<string[]> {
  const { leads } = await marie.call(getOwnRequest, { params: { id } });
  return leads.map(({ professional, status }) => `${professional.name} ${status}`);
}
const invitations = () => site.platform.db.selectFrom('invitations').selectAll().execute();
const letters = async () => {
  const all = await site.platform.db.selectFrom('outbox_messages').selectAll().execute();
  return all.filter(({ kind }) => kind === 'invitation');
};
const tokenIn = (text: string) => /professional-onboard\?\S*token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('a town without professionals on the platform', () => {
  let nora: Unclaimed;
  beforeEach(async () => {
    nora = await anUnclaimed(site, 'Nora', { email: 'nora@example.test' });
  });

  test('writes to unclaimed ones, and the customer sees that they are contacted', async () => {
    const { id, status } = await submit();
    expect(status).toBe('sent');
    await site.drainJobs();
    expect(await asked(id)).toEqual(['Nora pending']);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      recipient: 'nora@example.test',
      channel: 'email',
      language: 'fr',
      subject: expect.stringContaining('Plombier'),
      unsubscribe_url: expect.stringMatching(/\/do-not-contact\?lang=fr&token=[\w-]{43}$/),
    });
    expect(letter?.text).toContain('The directory of the town');
    expect(letter?.text).toContain(LEAKING_TAP.description);
  });

  test('stores the proof, and of link and address only a hash', async () => {
    const { id } = await submit();
    await site.drainJobs();
    const [letter] = await letters();
    const [invitation] = await invitations();
    const token = tokenIn(letter?.text ?? '');
    expect(token).toHaveLength(43);
    expect(invitation).toMatchObject({
      professional_id: nora.id,
      token_hash: createHash('sha256').update(token).digest(),
      address_hash: addressHash({ channel: 'email', target: 'nora@example.test' }),
      lawful_basis: 'published_address',
      source: 'The directory of the town',
      outcome: null,
    });
    expect(invitation?.said).toContain('effaçons ce que nous savons de vous');
    const kept = JSON.stringify(invitation);
    for (const secret of [token, 'Nora', 'nora@', LEAKING_TAP.description, 'https:']) {
      expect([secret, kept.includes(secret)]).toEqual([secret, false]);
    }
    expect(invitation?.lead_id).toBe(
      (await marie.call(getOwnRequest, { params: { id } })).leads[0]?.id,
    );
  });

  test('writes once, however often the job runs', async () => {
    await submit();
    await site.drainJobs();
    const before = await invitations();
    const leadId = before[0]?.lead_id ?? '';
    const sendAgain = () => Promise.reject(new Error('written twice'));
    await Promise.all(
      Array.from({ length: 4 }, () => inviteToLead(site.platform, sendAgain, { leadId })),
    );
    expect(await invitations()).toEqual(before);
  });

  test('contacts somebody once a day at most', async () => {
    await submit();
    await site.drainJobs();
    const second = await submit({ description: 'And now the bath leaks as well, somewhere below' });
    await site.drainJobs();
    expect(second.status).toBe('pending');
    await site.advance(26 * 3600);
    const third = await submit({ description: 'The kitchen tap, which is leaking all over again' });
    await site.drainJobs();
    expect(await asked(third.id)).toEqual(['Nora pending']);
    expect(await letters()).toHaveLength(2);
  });

  test('skips an address written to within a day through another record', async () => {
    await submit();
    await site.drainJobs();
    const { db } = site.platform;
    await db.deleteFrom('professionals').where('id', '=', nora.id).execute();
    await anUnclaimed(site, 'Nora again', { email: 'nora@example.test' });
    const { id } = await submit({
      description: 'The kitchen tap, which is leaking all over again',
    });
    await site.drainJobs();
    expect(await asked(id)).toEqual(['Nora again withdrawn']);
    const { status } = await marie.call(getOwnRequest, { params: { id } });
    expect(status).toBe('pending');
    expect(await letters()).toHaveLength(1);
  });

  test('replaces one who does not answer in time with the next', async () => {
    await anUnclaimed(site, 'Omar', { profile: { service_radius_km: 100 } });
    await anUnclaimed(site, 'Pia');
    await anUnclaimed(site, 'Quinn');
    const { id } = await submit();
    await site.drainJobs();
    expect(await asked(id)).toHaveLength(3);
    await site.advance(5 * 3600);
    await site.drainJobs();
    const after = await asked(id);
    expect(after.slice(0, 3).every((one) => one.endsWith('expired'))).toBe(true);
    expect(after).toHaveLength(4);
    expect(await letters()).toHaveLength(4);
  });

  test('sends no second message when the lead is closed', async () => {
    const { id } = await submit();
    await site.drainJobs();
    await marie.call(cancelRequest, { params: { id }, body: {} });
    await site.drainJobs();
    expect(await asked(id)).toEqual(['Nora withdrawn']);
    expect(await letters()).toHaveLength(1);
  });

  test('refunds the contact where nobody opened it', async () => {
    await submit();
    await site.advance(2 * DAY);
    await site.drainJobs();
    const { db } = site.platform;
    const quotas = await db.selectFrom('professional_quotas').select('used').execute();
    expect(quotas).toEqual([{ used: 0 }]);
  });
});

describe('where some are on the platform', () => {
  test('they are contacted first, and unclaimed ones fill the places left', async () => {
    await anUnclaimed(site, 'Nora');
    await aProfessional(site, 'Ann', { km: 20 });
    await anUnclaimed(site, 'Omar');
    const { id } = await submit();
    const names = (await asked(id)).map((one) => one.split(' ')[0]);
    expect(names[0]).toBe('Ann');
    expect(new Set(names)).toEqual(new Set(['Ann', 'Nora', 'Omar']));
  });

  test('nobody else is written to where there are three', async () => {
    await anUnclaimed(site, 'Nora');
    for (const name of ['Ann', 'Ben', 'Cleo']) await aProfessional(site, name, { km: 20 });
    await submit();
    await site.drainJobs();
    expect(await letters()).toEqual([]);
  });
});

test('somebody without an e-mail address is contacted by text message, by day', async () => {
  await untilDay(site);
  await anUnclaimed(site, 'Nora', { email: null, phone: '+15145550142' });
  await submit();
  await site.drainJobs();
  expect(await letters()).toMatchObject([{ channel: 'sms', recipient: '+15145550142' }]);
});

test('nobody is sent a text message by night, but in the morning', async () => {
  await untilDay(site);
  await site.advance(13 * 3600);
  await anUnclaimed(site, 'Nora', { email: null, phone: '+15145550142' });
  expect((await submit()).status).toBe('pending');
  await untilDay(site);
  await contactWaiting(site.platform);
  await site.drainJobs();
  expect(await letters()).toMatchObject([{ channel: 'sms' }]);
});

test('one referred by somebody else is written to once and never again', async () => {
  const { id } = await anUnclaimed(site, 'Nora');
  await site.platform.db
    .updateTable('unclaimed_professionals')
    .set({ lawful_basis: 'referral' })
    .where('professional_id', '=', id)
    .execute();
  expect((await submit()).status).toBe('sent');
  await site.drainJobs();
  await site.advance(3 * DAY);
  expect((await submit({ description: 'The other tap leaks as well' })).status).toBe('pending');
});

test('contacts in a description are masked, and a long one is shortened', async () => {
  await anUnclaimed(site, 'Nora');
  const description = `Call me at 514 555 0199. ${'It drips and drips and drips. '.repeat(20)}`;
  await submit({ description });
  await site.drainJobs();
  const [letter] = await letters();
  expect(letter?.text).not.toMatch(/555 ?0199/);
  expect(letter?.text).toMatch(/ (It|and|drips\.?)…/);
});

describe('in production', () => {
  const live = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hi@nearhand.test',
    RATE_LIMITS: 'on',
  };
  const sender = { OPERATOR_NAME: 'Nearhand Inc.', OPERATOR_ADDRESS: '123 Main Street, Montréal' };

  test.each([
    ['nobody is written to where nothing says who is behind it', {}, 'email', 0],
    ['somebody is, where it does', sender, 'email', 1],
    ['nobody is by a channel without a carrier', sender, 'sms', 0],
  ])('%s', async (_, env, by, count) => {
    const site = await startApp({ env: { ...live, ...env } });
    const marie = await aCustomer(site, 'Marie');
    const reached = by === 'sms' ? { email: null, phone: '+15145550142' } : {};
    await anUnclaimed(site, 'Nora', reached);
    const { status } = await marie.call(submitRequest, { body: LEAKING_TAP });
    expect(status).toBe(count > 0 ? 'sent' : 'pending');
    await site.stop();
  });
});
