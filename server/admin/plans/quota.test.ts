import { afterEach, beforeEach, expect, it } from 'vitest';
import { professionalQuota } from '#contract/billing/quota.ts';
import { chargeQuota } from '#server/subscriptions/subscriptions.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { editPlan } from '#tests/support/admin/edit-plan.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, signedIn, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let owner: AnAdmin;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
  ann = await aProfessional(site, 'Ann');
});
afterEach(() => site.stop());

/** Another quota of the free plan. */
async function allow(maxRequests: number | null) {
  await editPlan(owner, 'free', { maxRequests });
  await site.drainJobs();
}

async function use(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    const about = { professionId: 1, area: 'Montréal, Québec' };
    const leads = [{ id: uuidv7(), professionalId: ann.professionalId, ...about }];
    await chargeQuota(site.platform.db, { leads, at: site.platform.clock.now() });
  }
}

const quota = () => ann.call(professionalQuota, { params: { id: ann.professionalId } });

async function isContactable(): Promise<boolean> {
  const { quota_open } = await site.platform.db
    .selectFrom('professionals')
    .select('quota_open')
    .where('id', '=', ann.professionalId)
    .executeTakeFirstOrThrow();
  return quota_open;
}

it('lets who had used theirs up be contacted again once the plan includes more', async () => {
  await use(5);
  await allow(3);
  expect([await isContactable(), await quota()]).toMatchObject([false, { included: 3, left: 0 }]);
  await allow(8);
  expect([await isContactable(), await quota()]).toMatchObject([true, { included: 8, left: 3 }]);
});

it('contacts nobody before the next month who has used more than the plan includes now', async () => {
  await use(3);
  await allow(2);
  await use(1);
  expect([await isContactable(), await quota()]).toMatchObject([false, { used: 3, left: 0 }]);
  const { resetsAt } = await quota();
  await site.advance((Date.parse(resetsAt) - site.platform.clock.now().getTime()) / 1000 + 60);
  // On the first of a long month, a session of thirty days has ended by then.
  await owner.signIn();
  ann = { ...ann, ...(await signedIn(site, ann.id)) };
  await allow(4);
  expect([await isContactable(), await quota()]).toMatchObject([true, { included: 4, left: 4 }]);
});

it('counts nothing against a plan without limit', async () => {
  await use(5);
  await allow(null);
  await use(2);
  expect([await isContactable(), await quota()]).toMatchObject([
    true,
    { included: null, used: 7, left: null },
  ]);
});
