import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSubscription, getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
let ben: Professional;
let marie: Customer;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  ann = await aProfessional(site, 'Ann');
  ben = await aProfessional(site, 'Ben');
  marie = await aCustomer(site, 'Marie');
});
afterAll(() => site.stop());

/** Every call about a professional's subscription, with its body. */
type Call = [method: string, path: string, body: object | undefined];
const CALLS: Call[] = [
  ['GET', '/api/professional/subscription', undefined],
  ['POST', '/api/create-subscription', { planId: 'premium' }],
  ['POST', '/api/subscription/checkout', { planId: 'premium' }],
  ['POST', '/api/professional/subscribe', { planId: 'premium' }],
  ['GET', '/api/subscription/success?session_id=cs_test_1', undefined],
  ['POST', '/api/professional/refresh-subscription', undefined],
  ['POST', '/api/professional/manage-billing', {}],
  ['POST', '/api/professional/cancel-subscription', {}],
  ['POST', '/api/professional/resume-subscription', {}],
  ['GET', '/api/professional/plan-change?planId=premium', undefined],
  ['POST', '/api/professional/change-plan', { planId: 'premium' }],
  ['GET', '/api/professional/invoices', undefined],
  ['POST', '/api/professional/subscription-terms', { language: 'fr', version: '2026-11' }],
];

const NAMING = CALLS.filter(([, , body]) => body && !('version' in body));

describe.each(CALLS)('%s %s', (method, path, body) => {
  test('is for professionals who are signed in', async () => {
    for (const [who, status, code] of [
      [nobody(site), 401, 'not_signed_in'],
      [marie, 403, 'wrong_role'],
    ] as const) {
      const refused = await who.ask(method, path, body);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
  });
});

describe.each(NAMING)('%s %s', (method, path, body) => {
  test('is about the caller, whatever professional is named', async () => {
    const refused = await ann.ask(method, path, { ...body, professionalId: ben.professionalId });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_yours']);
    expect(await kept()).toEqual([]);
  });

  test('refuses an invalid id', async () => {
    const refused = await ann.ask(method, path, { ...body, professionalId: 'ann' });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
  });
});

describe('a plan that is not sold', () => {
  test.each(NAMING.filter(([, , body]) => 'planId' in body!))('%s %s', async (method, path) => {
    for (const planId of ['free', 'gold', 7, null]) {
      const refused = await ann.ask(method, path, { planId });
      expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
      expect(refused.body.details).toEqual([expect.objectContaining({ field: 'planId' })]);
    }
    expect(await kept()).toEqual([]);
  });

  test('is refused as well', async () => {
    const refused = await ann.ask('GET', '/api/professional/plan-change?planId=free');
    expect(refused.status).toBe(422);
  });
});

test('a plan that is not sold any more cannot be begun', async () => {
  const plans = () => site.platform.db.updateTable('plans').where('id', '=', 'premium');
  await plans().set({ is_active: false }).execute();
  const refused = await ann.ask('POST', '/api/subscription/checkout', { planId: 'premium' });
  await plans().set({ is_active: true }).execute();
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
  expect(await kept()).toEqual([]);
});

test('reading the subscription of somebody else is refused', async () => {
  const path = `/api/professional/subscription?professionalId=${ben.professionalId}`;
  const refused = await ann.ask('GET', path);
  expect([refused.status, refused.body.code]).toEqual([403, 'not_yours']);
});

test.each(CALLS.filter(([, path]) => /cancel|resume|change|billing/.test(path)))(
  '%s %s needs a subscription',
  async (method, path, body) => {
    const refused = await ann.ask(method, path, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_subscribed']);
  },
);

test('a professional with a granted plan may begin to pay for one, and keeps the grant until then', async () => {
  const gil = await aProfessional(site, 'Gil', { plan: 'premium' });
  const { type } = await gil.call(createSubscription, { body: { planId: 'professional' } });
  expect(type).toBe('setup');
  const own = await gil.call(getSubscription);
  expect(own).toMatchObject({ standing: 'granted', status: 'active', plan: { id: 'premium' } });
});

test('agreeing to the terms is stored once per language and version', async () => {
  const agree = (language: string) =>
    ben.ask('POST', '/api/professional/subscription-terms', { language, version: '2026-11' });
  for (const language of ['fr', 'en', 'fr']) expect((await agree(language)).status).toBe(204);
  const rows = await site.platform.db.selectFrom('subscription_terms').selectAll().execute();
  expect(rows.map(({ language }) => language).toSorted()).toEqual(['en', 'fr']);
  expect(rows.every((row) => row.professional_id === ben.professionalId)).toBe(true);
  for (const bad of [{}, { language: 'de', version: '1' }, { language: 'fr', version: 7 }]) {
    const refused = await ben.ask('POST', '/api/professional/subscription-terms', bad);
    expect(refused.status).toBe(422);
  }
});

const kept = () => site.platform.db.selectFrom('subscriptions').select('professional_id').execute();
