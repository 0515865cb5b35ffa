import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanSettings } from '#contract/admin/plans.ts';
import { listAdminPlans, listSubscriptions } from '#contract/admin/subscriptions.ts';
import { listPlans } from '#contract/billing/plans.ts';
import {
  changePlan,
  checkout,
  createSubscription,
  getSubscription,
  previewPlanChange,
  refreshSubscription,
  type PaidPlanId,
} from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { editPlan, planWith } from '#tests/support/admin/edit-plan.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { giveCard, payOnPage } from '#tests/support/payments/card-form.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';

const DAY = 86_400;

let site: StartedApp;
let owner: AnAdmin;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
  ann = await aProfessional(site, 'Ann');
});
afterEach(() => site.stop());

const price = (planId: PaidPlanId, priceCents: number, trialDays = 14) =>
  editPlan(owner, planId, { priceCents, trialDays });

async function subscribe(person: Professional, planId: PaidPlanId = 'professional') {
  const begun = await person.call(createSubscription, { body: { planId } });
  await giveCard(site, begun.clientSecret);
  await person.call(refreshSubscription);
  return begun;
}

/** Lets the trial and a day pass, after which the owner signs in again. */
async function payFor(person: Professional): Promise<void> {
  for (const days of [8, 7]) {
    await site.advance(days * DAY);
    await person.call(refreshSubscription);
  }
  await owner.signIn();
}

const own = (person = ann) => person.call(getSubscription);
const pricesAtStripe = async () => {
  const stripe = await site.platform.stripe!.loadClient();
  return (await stripe.prices.list({ limit: 100 })).data;
};

describe('a new price of a plan', () => {
  it('is a price of its own at Stripe, made once whatever it goes back and forth', async () => {
    for (const cents of [3500, 2900, 3500, 4000, 3500]) await price('professional', cents);
    const made = (await pricesAtStripe()).filter(({ lookup_key: key }) => key !== null);
    expect(new Set(made.map(({ unit_amount: cents }) => cents))).toEqual(new Set([3500, 4000]));
    expect(made).toHaveLength(2);
    const [, professional] = await site.call(listPlans);
    const newest = made.find(({ unit_amount: cents }) => cents === 3500);
    expect(professional?.stripePriceId).toBe(newest?.id);
    expect(newest?.metadata).toEqual({ planId: 'professional' });
  });

  it('is the configured one again once the plan costs what it came with', async () => {
    await price('professional', 3500);
    await price('professional', 2900);
    const [, professional] = await site.call(listPlans);
    expect(professional?.stripePriceId).toBe(site.platform.stripe!.prices.professional);
  });

  it('is what who begins it now agrees to and is charged, trial included', async () => {
    await price('professional', 3550, 7);
    const begun = await subscribe(ann);
    expect(begun).toMatchObject({ planPrice: 35.5, trialDays: 7, dueNow: 0 });
    expect(begun.nextCharge).toMatchObject({ amount: 35.5, at: begun.trialEnd });
    const days = (Date.parse(begun.trialEnd!) - site.platform.clock.now().getTime()) / 1000 / DAY;
    expect(Math.round(days)).toBe(7);
    expect(await own()).toMatchObject({
      plan: { id: 'professional', price: 35.5 },
      nextCharge: { amount: 35.5 },
    });
    await payFor(ann);
    expect(await own()).toMatchObject({ standing: 'active', plan: { price: 35.5 } });
  });

  it('is in letters with the name its owner gave the plan', async () => {
    const { texts } = await planWith(owner, 'professional', {});
    const named = { ...texts, en: { ...texts.en, name: 'Steady' } };
    await editPlan(owner, 'professional', { priceCents: 3550, texts: named });
    await subscribe(ann);
    await site.drainJobs();
    const [letter] = (await lettersOf(site)).filter(({ kind }) => kind === 'subscriptionStarted');
    expect(letter?.text).toContain('Steady');
    expect(letter?.text).toContain('$35.50');
    expect((await own()).plan.name).toBe('Steady');
  });

  it('is that of the payment page, of which one with the old price closes', async () => {
    const body = { planId: 'professional' as const };
    const before = await ann.call(checkout, { body });
    await price('professional', 3500);
    const after = await ann.call(checkout, { body });
    expect(after.url).not.toBe(before.url);
    await payOnPage(site, after.url);
    await ann.call(refreshSubscription);
    expect(await own()).toMatchObject({ plan: { price: 35 }, nextCharge: { amount: 35 } });
  });

  it('replaces the price of a form that waits for its card, and its trial', async () => {
    const before = await ann.call(createSubscription, { body: { planId: 'premium' } });
    await price('premium', 9000, 30);
    const begun = await subscribe(ann, 'premium');
    expect(begun.clientSecret).not.toBe(before.clientSecret);
    expect(begun).toMatchObject({ planPrice: 90, trialDays: 30 });
    const live = (await subscriptionsAtStripe(site, ann)).filter(
      (one) => one.status !== 'canceled',
    );
    expect(live).toHaveLength(1);
  });
});

describe('who pays already', () => {
  beforeEach(async () => {
    await subscribe(ann);
    await payFor(ann);
    await price('professional', 3500);
  });

  it('is shown the price they agreed to, and charged it renewal after renewal', async () => {
    expect(await own()).toMatchObject({
      standing: 'active',
      plan: { id: 'professional', price: 29 },
      nextCharge: { amount: 29 },
    });
    for (const _ of [1, 2]) await site.advance(31 * DAY);
    const stripe = await site.platform.stripe!.loadClient();
    const { data } = await stripe.invoices.list({ limit: 100 });
    expect(data.map(({ amount_paid: cents }) => cents)).toEqual([2900, 2900, 2900, 0]);
  });

  it('changes nothing by choosing the plan they have', async () => {
    const query = { planId: 'professional' as const };
    expect(await ann.call(previewPlanChange, { query })).toMatchObject({
      plan: { price: 29 },
      dueNow: 0,
      nextCharge: { amount: 29 },
    });
    const after = await ann.call(changePlan, { body: query });
    expect(after.plan).toMatchObject({ id: 'professional', price: 29 });
  });

  it('takes the prices of the day when they change plans, there and back', async () => {
    await price('premium', 9900);
    const query = { planId: 'premium' as const };
    expect((await ann.call(previewPlanChange, { query })).plan.price).toBe(99);
    expect((await ann.call(changePlan, { body: query })).plan).toMatchObject({ price: 99 });
    const back = await ann.call(changePlan, { body: { planId: 'professional' } });
    expect(back.plan).toMatchObject({ id: 'professional', price: 35 });
  });

  it('counts in the figures of the operator by what they pay', async () => {
    const bob = await aProfessional(site, 'Bob');
    await site.platform.db.deleteFrom('trial_claims').execute();
    await subscribe(bob);
    const params = { planId: 'professional' as const };
    expect((await owner.call(readPlanSettings, { params })).paidPrices).toEqual([
      { priceCents: 3500, subscribers: 1 },
      { priceCents: 2900, subscribers: 1 },
    ]);
    const [, professional] = await owner.call(listAdminPlans);
    expect(professional).toMatchObject({ paying: 1, trialing: 1, price: 35, monthlyRevenue: 29 });
    const rows = await owner.call(listSubscriptions);
    const paid = Object.fromEntries(rows.map((row) => [row.professionalName, row.price]));
    expect(paid).toEqual({ Ann: 29, Bob: 35 });
  });

  it('is shown the price the plan came with where Stripe was not asked since', async () => {
    await site.platform.db.updateTable('subscriptions').set({ price_cents: null }).execute();
    expect((await own()).plan.price).toBe(29);
  });
});
