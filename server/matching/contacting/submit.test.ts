import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listOwnRequests, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  lettersOf,
  nobody,
  type Customer,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
});
afterEach(() => site.stop());

const submit = (customer: Customer, change: object = {}, idempotencyKey?: string) =>
  customer.call(submitRequest, {
    body: { ...LEAKING_TAP, ...change },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

describe('submitting a need', () => {
  test('contacts the three best of the profession whose area holds the place', async () => {
    const near = await Promise.all(
      [1, 2, 3, 4].map((km) => aProfessional(site, `Plumber ${km}`, { km })),
    );
    await aProfessional(site, 'Electra', { profession: 'electrician', km: 0 });
    await aProfessional(site, 'Tiny Area', { km: 20, radius: 10 });
    const { status, leads, contactedProfessionals } = await submit(marie);
    expect(status).toBe('sent');
    expect(contactedProfessionals.map(({ id }) => id)).toEqual(
      near.slice(0, 3).map(({ professionalId }) => professionalId),
    );
    expect(leads.map((lead) => lead.status)).toEqual(['pending', 'pending', 'pending']);
    expect(leads.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  test('distinguishes requests of the same moment by the first 8 characters of their ids', async () => {
    const all = await Promise.all(
      ['A', 'B', 'C'].map((description) => submit(marie, { description })),
    );
    expect(new Set(all.map(({ id }) => id.slice(0, 8))).size).toBe(3);
  });

  test('at the same moment as others leaves to each what is theirs', async () => {
    for (const km of [1, 2, 3]) await aProfessional(site, `Plumber ${km}`, { km });
    const others = await Promise.all(['Ida', 'Léa', 'Zoé'].map((name) => aCustomer(site, name)));
    const notHers = { photoIds: ['018f2b3c-0000-7000-8000-000000000001'] };
    const [refused, ...submitted] = await Promise.allSettled([
      submit(marie, notHers),
      ...others.map((customer) => submit(customer)),
    ]);
    expect(refused).toMatchObject({ reason: { status: 422, body: { code: 'invalid_input' } } });
    const leads = submitted.map((one) => (one.status === 'fulfilled' ? one.value.leads : []));
    expect(leads.map((all) => all.length)).toEqual([3, 3, 3]);
    expect(new Set(leads.flat().map(({ id }) => id)).size).toBe(9);
    expect(await marie.call(listOwnRequests)).toEqual([]);
    for (const customer of others) expect(await customer.call(listOwnRequests)).toHaveLength(1);
  });

  test('at the same moment as one that is refused refuses nobody else', async () => {
    await aProfessional(site, 'Ann', { km: 1 });
    await aProfessional(site, 'Electra', { profession: 'electrician', km: 1 });
    const [ida, lea] = [await aCustomer(site, 'Ida'), await aCustomer(site, 'Léa')];
    const photoIds = ['018f2b3c-0000-7000-8000-000000000001'];
    const answers = await Promise.allSettled([
      submit(ida),
      submit(lea),
      submit(marie, { profession: 'electrician', photoIds }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  test('says so where there are fewer than three', async () => {
    await aProfessional(site, 'Alone');
    await aProfessional(site, 'Away', { availability: 'busy' });
    await aProfessional(site, 'Gone', { active: false });
    const { status, contactedProfessionals } = await submit(marie);
    expect(status).toBe('sent');
    expect(contactedProfessionals.map(({ name }) => name)).toEqual(['Alone']);
  });

  test('waits as pending where nobody can be contacted, and notifies the customer', async () => {
    const { status, contactedProfessionals } = await submit(marie);
    expect([status, contactedProfessionals]).toEqual(['pending', []]);
    await site.drainJobs();
    expect(await lettersOf(site)).toMatchObject([{ kind: 'nobodyYet', recipient: marie.email }]);
  });

  test('writes to each professional once, after it is stored', async () => {
    const plumbers = await Promise.all(['A', 'B', 'C'].map((name) => aProfessional(site, name)));
    await submit(marie);
    await site.drainJobs();
    await site.drainJobs();
    const letters = await lettersOf(site);
    expect(letters.map(({ kind }) => kind)).toEqual(['newLead', 'newLead', 'newLead']);
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(
      plumbers.map(({ email }) => email).toSorted(),
    );
  });
});

test('a need is shown at once on the open pages of those contacted', async () => {
  const plumber = await aProfessional(site, 'Ann');
  const { id, leads } = await submit(marie);
  const told = await site.platform.db
    .selectFrom('live_events')
    .select(['user_id', 'event'])
    .execute();
  const event = { type: 'lead.sent', requestId: id, leadId: leads[0]?.id };
  expect(told).toEqual([{ user_id: plumber.id, event }]);
});

describe('submitting again', () => {
  beforeEach(async () => {
    await Promise.all(['A', 'B', 'C'].map((name) => aProfessional(site, name)));
  });

  test('with the same idempotency key answers the same request and contacts nobody twice', async () => {
    const first = await submit(marie, {}, 'key-1');
    const again = await submit(marie, {}, 'key-1');
    expect(again).toEqual(first);
    expect(await countLeads()).toBe(3);
  });

  test('with the same key for another need is refused', async () => {
    await submit(marie, {}, 'key-1');
    const other = submit(marie, { description: 'Another tap' }, 'key-1');
    await expect(other).rejects.toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  test('is a duplicate while the same need of the last day is open, and none a day later', async () => {
    await submit(marie);
    const again = submit(marie, {
      description: ` the kitchen TAP  has been leaking since yesterday`,
    });
    await expect(again).rejects.toMatchObject({ status: 409, body: { code: 'duplicate_request' } });
    await site.advance(86_400);
    expect((await submit(marie)).status).toBe('sent');
  });

  test('by somebody else is a separate request', async () => {
    const thomas = await aCustomer(site, 'Thomas');
    const requests = await Promise.all([submit(marie, {}, 'key'), submit(thomas, {}, 'key')]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    ['with a key', 'key-1'],
    ['without one', undefined],
  ])('twenty times concurrently stores one request, %s', async (_, key) => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => submit(marie, {}, key)));
    const ids = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(key ? 20 : 1);
    expect(await countLeads()).toBe(3);
  });
});

describe('a need that is refused', () => {
  const wrong = [
    ['an unknown profession', { profession: 'astronaut' }],
    ['a blank description', { description: '   ' }],
    ['a description beyond 5,000 characters', { description: 'x'.repeat(5_001) }],
    ['a missing place', { location: undefined }],
    ['another urgency', { urgency: 'Whenever' }],
    ['text with a NUL', { description: 'a\0b' }],
    ['a list for a text', { description: ['leak'] }],
  ] as const;

  test.each(wrong)('has %s', async (_, change) => {
    const { status, body } = await marie.ask('POST', '/api/requests', {
      ...LEAKING_TAP,
      ...change,
    });
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(await marie.call(listOwnRequests)).toEqual([]);
  });

  test('names somebody else as its customer', async () => {
    const thomas = await aCustomer(site, 'Thomas');
    for (const userId of [thomas.id, thomas.email, 'user-1700000000']) {
      const { status, body } = await marie.ask('POST', '/api/requests', { ...LEAKING_TAP, userId });
      expect([status, body.code]).toEqual([403, 'not_yours']);
    }
    for (const userId of [marie.id, marie.email, null]) {
      const description = `Named by ${userId}`;
      expect((await submit(marie, { userId, description })).status).toBe('pending');
    }
  });

  test('comes from a professional, or without a session', async () => {
    const plumber = await aProfessional(site, 'Plumber');
    expect((await plumber.ask('POST', '/api/requests', LEAKING_TAP)).status).toBe(403);
    expect((await nobody(site).ask('POST', '/api/requests', LEAKING_TAP)).status).toBe(401);
  });

  test('is the eleventh of a day', async () => {
    for (let number = 1; number <= 10; number += 1) {
      await submit(marie, { description: `Tap ${number}` });
    }
    await expect(submit(marie, { description: 'Tap 11' })).rejects.toMatchObject({ status: 429 });
  });
});

async function countLeads(): Promise<number> {
  return (await site.platform.db.selectFrom('leads').select('id').execute()).length;
}
