import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPlanSettings } from '#contract/admin/plans.ts';
import { createSubscription } from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { editPlan } from '#tests/support/admin/edit-plan.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional } from '#tests/support/people.ts';

const params = { planId: 'premium' as const };
let site: StartedApp;
let owner: AnAdmin;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
});
afterEach(() => site.stop());

const price = (priceCents: number) => editPlan(owner, 'premium', { priceCents });

it.each([
  ['does not answer', 'StripeConnectionError'],
  ['knows the configured price no more', 'StripeInvalidRequestError'],
  ['refuses the key', 'StripePermissionError'],
])('changes nothing where Stripe %s', async (_, type) => {
  const stripe = await site.platform.stripe!.loadClient();
  const away = vi
    .spyOn(stripe.prices, 'retrieve')
    .mockRejectedValue(Object.assign(new Error('away'), { type }));
  await expect(price(9900)).rejects.toMatchObject({
    status: 503,
    body: { code: 'payments_unreachable' },
  });
  const after = await owner.call(readPlanSettings, { params });
  expect(after).toMatchObject({ version: 0, priceCents: 7900 });
  away.mockRestore();
  expect(await price(9900)).toMatchObject({ version: 1, priceCents: 9900 });
});

it('makes the price in another account of Stripe once somebody chooses the plan there', async () => {
  await price(9900);
  await site.platform.db
    .updateTable('plans')
    .set({ stripe_price_id: 'price_elsewhere', stripe_price_base: 'price_of_test_mode' })
    .where('id', '=', 'premium')
    .execute();
  const ann = await aProfessional(site, 'Ann');
  const begun = await ann.call(createSubscription, { body: params });
  expect(begun.planPrice).toBe(99);
});
