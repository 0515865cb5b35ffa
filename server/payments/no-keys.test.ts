import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSubscription, paymentOptions } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { DEMO: 'off' } });
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

test('without keys and without the demo, nothing is sold', async () => {
  expect(await site.call(paymentOptions)).toEqual({
    available: false,
    mode: null,
    publishableKey: null,
  });
  expect(await ann.call(getSubscription)).toMatchObject({
    status: 'inactive',
    standing: 'free',
    plan: { id: 'free', price: 0 },
    allowedActions: [],
  });
});

test.each([
  ['POST', '/api/create-subscription', {}],
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
])('%s %s says that plans are not sold here', async (method, path, body) => {
  const refused = await ann.ask(method, path, body);
  expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable']);
});
