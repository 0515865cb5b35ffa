import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSubscription, getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const WAYS_IN = [
  ['/api/create-subscription', {}],
  ['/api/subscription/checkout', { planId: 'premium' }],
  ['/api/professional/subscribe', { planId: 'premium' }],
] as const;

const prove = (proof: { email_proven_at?: Date | null; phone?: string | null }) =>
  site.platform.db.updateTable('users').set(proof).where('id', '=', ann.id).execute();
const own = () => ann.ask('GET', '/api/professional/subscription');

test.each(WAYS_IN)('%s begins nothing without a proven address', async (path, body) => {
  await prove({ email_proven_at: null });
  const refused = await ann.ask('POST', path, body);
  expect([refused.status, refused.body.code]).toEqual([403, 'address_unproven']);
  const rows = await site.platform.db.selectFrom('subscriptions').selectAll().execute();
  expect(rows).toEqual([]);
  expect((await own()).body).toMatchObject({ addressProven: false });
});

test('a proven phone is as good as a proven e-mail address', async () => {
  await prove({ email_proven_at: null, phone: '+15145550188' });
  expect((await ann.ask('POST', '/api/create-subscription', {})).status).toBe(200);
  expect((await own()).body).toMatchObject({ addressProven: true });
});

test('without a proven address a plan is neither upgraded nor extended, but can be cancelled', async () => {
  await prove({ email_proven_at: new Date() });
  const { clientSecret } = await ann.call(createSubscription, { body: {} });
  await giveCard(site, clientSecret);
  await site.drainJobs();
  await prove({ email_proven_at: null, phone: null });
  const post = (path: string, body = {}) => ann.ask('POST', `/api/professional/${path}`, body);
  const change = await post('change-plan', { planId: 'premium' });
  expect([change.status, change.body.code]).toEqual([403, 'address_unproven']);
  expect((await post('cancel-subscription')).status).toBe(200);
  const resume = await post('resume-subscription');
  expect([resume.status, resume.body.code]).toEqual([403, 'address_unproven']);
  expect(await ann.call(getSubscription)).toMatchObject({ standing: 'ending' });
});
