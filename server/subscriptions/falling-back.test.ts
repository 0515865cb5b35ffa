import { afterEach, beforeEach, expect, test } from 'vitest';
import { professionalQuota } from '#contract/billing/quota.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { change } from '#server/platform/change.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  signedIn,
  type Professional,
} from '#tests/support/people.ts';
import { refundQuota, reopenQuotas, startPlan, chargeQuota, type PlanId } from './subscriptions.ts';

let site: StartedApp;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  ann = await aProfessional(site, 'Ann', { plan: 'professional' });
});
afterEach(() => site.stop());

const quota = () => ann.call(professionalQuota, { params: { id: ann.professionalId } });
const leads = () => ann.call(listLeads, { params: { id: ann.professionalId } });

/** Uses up this many contacts; returns the ids of their leads. */
async function use(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  const about = { professionId: 1, area: 'Montréal, Québec' };
  for (const id of ids) {
    const leads = [{ id, professionalId: ann.professionalId, ...about }];
    await chargeQuota(site.platform.db, { leads, at: site.platform.clock.now() });
  }
  return ids;
}

function goOverTo(plan: PlanId) {
  const now = site.platform.clock.now();
  return change(site.platform, (work) => startPlan(work, ann.professionalId, plan, now));
}

async function ask(name: string) {
  const customer = await aCustomer(site, name);
  await customer.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
}

test('after a downgrade with more used than free includes nobody is contacted before the next month', async () => {
  await use(7);
  await goOverTo('free');
  expect(await quota()).toMatchObject({ planId: 'free', included: 5, used: 7, left: 0 });
  await ask('Marie');
  expect(await leads()).toEqual([]);
  const monthLeft =
    (Date.parse((await quota()).resetsAt) - site.platform.clock.now().getTime()) / 1000;
  await site.advance(monthLeft + 60);
  // On the first of a long month, a session of thirty days has ended by then.
  ann = { ...ann, ...(await signedIn(site, ann.id)) };
  await reopenQuotas(site.platform);
  await ask('Paul');
  expect((await leads()).length).toBeGreaterThan(0);
  expect((await quota()).left).toBeLessThan(5);
});

test('after a downgrade with some left one is contacted until those are used up', async () => {
  await use(4);
  await goOverTo('free');
  await ask('Marie');
  await ask('Paul');
  expect(await leads()).toHaveLength(1);
  expect(await quota()).toMatchObject({ used: 5, left: 0 });
});

test('after an upgrade with an exhausted month one is contacted at once', async () => {
  await use(5);
  await goOverTo('free');
  await ask('Marie');
  expect(await leads()).toEqual([]);
  await goOverTo('premium');
  await site.drainJobs();
  expect(await leads()).toHaveLength(1);
});

test('a refund opens nothing while more are used than the plan includes', async () => {
  const [first = '', second = '', ...rest] = await use(7);
  await goOverTo('free');
  const now = site.platform.clock.now();
  const giveBack = (ids: string[]) => refundQuota(site.platform.db, ids, 'expired_unseen', now);
  expect(await giveBack([first, second])).toEqual([]);
  expect(await giveBack(rest.slice(0, 1))).toEqual([ann.professionalId]);
});
