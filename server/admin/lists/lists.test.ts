import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPanel, type Panel } from '#tests/support/panel.ts';
import { aCustomer, aProfessional } from '#tests/support/people.ts';

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  await aCustomer(panel.site, 'Émile Côté');
  await aProfessional(panel.site, 'Paul Plombier');
});
afterAll(() => panel.site.stop());

it.each([
  'users',
  'professionals',
  'requests',
  'feedback',
  'subscriptions',
  'subscription-plans',
  'stats',
])('lists %s', async (list) => {
  const { status, body } = await panel.ask('GET', `/api/admin/${list}`);
  expect({ status, body }).toMatchObject({ status: 200 });
});
