import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminStats } from '#contract/admin/stats.ts';
import { listAdminPlans } from '#contract/admin/subscriptions.ts';
import { fillDemoWorld } from '#db/seed/demo-world.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anOperator } from '#tests/support/admin/operator.ts';
import { payForDemoPlans } from './demo-subscriptions.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
  const made = await fillDemoWorld(site.platform);
  await payForDemoPlans(site.platform, site.sandbox!, made!.payers);
});
afterAll(() => site.stop());

test('the paid plans of the demo bring revenue, and hardly one was granted', async () => {
  const operator = await anOperator(site);
  const [, professional, premium] = await operator.call(listAdminPlans);
  expect(professional).toMatchObject({ paying: 12, granted: 1, monthlyRevenue: 12 * 29 });
  expect(premium).toMatchObject({ paying: 4, granted: 0, monthlyRevenue: 4 * 79 });
  const { activeSubscriptions, grantedPlans } = await operator.call(adminStats);
  expect([activeSubscriptions, grantedPlans]).toEqual([16, 1]);
});

test('a visitor of the demo still has a trial with each test card', async () => {
  expect(await site.platform.db.selectFrom('trial_claims').selectAll().execute()).toEqual([]);
});
