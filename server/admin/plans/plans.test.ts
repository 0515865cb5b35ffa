import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePlanSettings, readPlanSettings, type OwnPlanWords } from '#contract/admin/plans.ts';
import { listAdminPlans } from '#contract/admin/subscriptions.ts';
import { listPlans, type PlanId } from '#contract/billing/plans.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { editPlan, planWith } from '#tests/support/admin/edit-plan.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let owner: AnAdmin;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
});
afterEach(() => site.stop());

const BUILT_IN: OwnPlanWords = { name: null, description: null, features: null };
const read = (planId: PlanId) => owner.call(readPlanSettings, { params: { planId } });

const edit = (planId: PlanId, to: Parameters<typeof editPlan>[2]) => editPlan(owner, planId, to);

const named = (en: string) => ({ en: { ...BUILT_IN, name: en }, fr: BUILT_IN, es: BUILT_IN });
const offered = async (planId: PlanId, on = site) =>
  (await on.call(listPlans, { query: { language: 'en' } })).find(({ id }) => id === planId);

describe('a plan that its owner changed', () => {
  it('is offered so at once, on every node, in its own words or the built-in ones', async () => {
    const beside = await startApp({ beside: site });
    const features = ['Everything', '{days} days to try, really {days}'];
    const texts = { ...named('Plus'), en: { name: 'Plus', description: 'For you.', features } };
    await edit('professional', { priceCents: 3550, maxRequests: 40, trialDays: 7, texts });
    const expected = {
      name: 'Plus',
      description: 'For you.',
      price: 35.5,
      maxRequests: 40,
      trialDays: 7,
      features: ['Everything', '7 days to try, really 7'],
    };
    expect(await offered('professional')).toMatchObject(expected);
    expect(await offered('professional', beside)).toMatchObject(expected);
    const french = await site.call(listPlans, { query: { language: 'fr' } });
    expect(french.find(({ id }) => id === 'professional')).toMatchObject({
      name: 'Professionnel',
      features: expect.arrayContaining([expect.stringContaining('7 jours')]),
    });
    expect((await owner.call(listAdminPlans))[1]).toMatchObject({ price: 35.5, monthlyRevenue: 0 });
    await beside.stop();
  });

  it('comes in the order of the new prices', async () => {
    await edit('premium', { priceCents: 1000 });
    const plans = await site.call(listPlans);
    expect(plans.map(({ id }) => id)).toEqual(['free', 'premium', 'professional']);
  });

  it('is built in again where the built-in words are given back', async () => {
    await edit('premium', { texts: named('Gold') });
    expect((await read('premium')).texts.en.name).toBe('Gold');
    const { builtInTexts, texts } = await edit('premium', { texts: named('Premium') });
    expect([texts.en, builtInTexts.en.name]).toEqual([BUILT_IN, 'Premium']);
  });

  it('is in the log with what it was and is, without its words', async () => {
    await edit('premium', { priceCents: 8900, trialDays: 30, texts: named('Only for us') });
    const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'changed',
      target_kind: 'plan',
      target: 'premium',
      before: { version: 0, price: 79, maxRequests: null, trialDays: 14, ownTexts: [] },
      after: { version: 1, price: 89, maxRequests: null, trialDays: 30, ownTexts: ['en'] },
    });
    expect(JSON.stringify(rows)).not.toContain('Only for us');
  });
});

describe('a change of a plan is refused', () => {
  async function refusalOf(planId: PlanId, to: object) {
    const before = await read(planId);
    const answer = await owner.fetch(`/api/admin/subscription-plans/${planId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await planWith(owner, planId, {})), ...to }),
    });
    expect(await read(planId)).toEqual(before);
    return { status: answer.status, ...((await answer.json()) as { code: string }) };
  }

  it('where it is based on another version, by name of who was first', async () => {
    const body = await planWith(owner, 'premium', { priceCents: 8000 });
    const both = [body, { ...body, priceCents: 9000 }].map((one) =>
      owner
        .call(changePlanSettings, { params: { planId: 'premium' }, body: one })
        .then(({ priceCents }) => priceCents),
    );
    const settled = await Promise.allSettled(both);
    const [won, ...more] = settled.filter((one) => one.status === 'fulfilled');
    expect(more).toEqual([]);
    expect((await read('premium')).priceCents).toBe(won?.value);
    expect(await refusalOf('premium', { basedOn: 0 })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: [
        { field: 'version', problem: '1' },
        { field: 'changedBy', problem: owner.email },
      ],
    });
  });

  it.each([
    ['premium', { priceCents: 99 }, 'priceCents'],
    ['premium', { priceCents: 10_000_000 }, 'priceCents'],
    ['premium', { priceCents: 29.5 }, 'priceCents'],
    ['premium', { trialDays: 2 }, 'trialDays'],
    ['premium', { trialDays: 91 }, 'trialDays'],
    ['premium', { maxRequests: 0 }, 'maxRequests'],
    ['free', { priceCents: 100 }, 'priceCents'],
    ['free', { trialDays: 14 }, 'trialDays'],
    ['premium', { texts: named('PROFESSIONAL') }, 'texts.en.name'],
    ['premium', { texts: named('Two\nlines') }, 'texts.en.name'],
    ['premium', { texts: named('') }, 'texts.en.name'],
    [
      'premium',
      { texts: { ...named('A'), fr: { ...BUILT_IN, features: [] } } },
      'texts.fr.features',
    ],
  ] as const)('of %s to %j', async (planId, to, field) => {
    expect(await refusalOf(planId, to)).toMatchObject({
      status: 422,
      code: 'invalid_input',
      details: [expect.objectContaining({ field })],
    });
  });

  it('of a plan that does not exist', async () => {
    const answer = await owner.fetch('/api/admin/subscription-plans/gold');
    expect(answer.status).toBe(422);
  });
});
