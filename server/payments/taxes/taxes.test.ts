import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import { listAdminPlans, listSubscriptions } from '#contract/admin/subscriptions.ts';
import {
  begunSubscription,
  changePlan,
  checkout,
  createSubscription,
  listInvoices,
  previewPlanChange,
  refreshSubscription,
  subscribe,
} from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes, QUEBEC_RATES } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { giveCard, payOnPage } from '#tests/support/payments/card-form.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { taxStory } from '#tests/support/payments/tax-story.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';

const quebec = { mode: 'rates', rates: QUEBEC_RATES } as const;
const body = { planId: 'professional' } as const;

let site: StartedApp;
let owner: AnAdmin;
let ann: Professional;
let story: ReturnType<typeof taxStory>;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
  ann = await aProfessional(site, 'Ann');
  story = taxStory({ site, owner, ann });
});
afterEach(() => site.stop());

describe('a plan that is begun under fixed rates', () => {
  beforeEach(() => story.choose(quebec));

  it('says each tax and the total, and is charged exactly that', async () => {
    const begun = await story.startTrial();
    expect(begun).toMatchObject({
      planPrice: 29,
      tax: {
        kind: 'added',
        lines: [
          { name: 'GST/TPS', percent: 5, amount: 1.45 },
          { name: 'QST/TVQ', percent: 9.975, amount: 2.89 },
        ],
        total: 33.34,
      },
      dueNow: 0,
      nextCharge: { amount: 33.34 },
    });
    expect(await story.own()).toMatchObject({
      plan: { price: 29, taxKind: 'added' },
      nextCharge: { amount: 33.34, tax: 4.34 },
    });
    await story.endTrial();
    const [invoice] = await story.charged();
    expect(invoice).toMatchObject({ subtotal: 2900, total: 3334, amount_paid: 3334 });
    expect(invoice?.lines.data[0]?.taxes?.map(({ amount }) => amount)).toEqual([145, 289]);
    expect(await ann.call(listInvoices)).toMatchObject([{ amount: 33.34, tax: 4.34 }]);
  });

  it('is charged at once where nothing is free any more', async () => {
    await story.startTrial();
    await site.sandbox!.operations.cancelAtPeriodEnd(
      (await subscriptionsAtStripe(site, ann))[0]!.id,
    );
    await story.endTrial();
    const begun = await ann.call(createSubscription, { body });
    expect(begun).toMatchObject({ type: 'payment', dueNow: 33.34, nextCharge: { amount: 33.34 } });
    await giveCard(site, begun.clientSecret);
    expect(await story.totals()).toEqual([3334]);
  });

  it('is the same on the payment page', async () => {
    const asked = await ann.call(subscribe, { body });
    expect(asked).toMatchObject({ planPrice: 29, tax: { total: 33.34 } });
    await payOnPage(site, asked.checkoutUrl);
    await ann.call(refreshSubscription);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    await story.endTrial();
    expect(await story.totals()).toEqual([3334]);
  });

  it('is in the letters by its whole amount, and what of it is taxes', async () => {
    await story.startTrial();
    await site.drainJobs();
    const [letter] = (await lettersOf(site)).filter(({ kind }) => kind === 'subscriptionStarted');
    expect(letter?.text).toContain('$33.34');
    expect(letter?.text).toMatch(/Taxes included:?\s+\$4\.34/);
  });

  it('follows the owner while its form or page waits', async () => {
    const form = await ann.call(createSubscription, { body });
    await story.choose({ rates: QUEBEC_RATES.slice(0, 1) });
    const again = await ann.call(createSubscription, { body });
    expect(again.tax?.total).toBe(30.45);
    const query = { client_secret: again.clientSecret };
    expect((await ann.call(begunSubscription, { query })).nextCharge.amount).toBe(30.45);
    expect(again.clientSecret).toBe(form.clientSecret);
    const before = await ann.call(checkout, { body });
    await story.choose(quebec);
    const after = await ann.call(checkout, { body });
    expect(after.url).not.toBe(before.url);
    expect(await ann.call(checkout, { body })).toEqual(after);
  });

  it('counts in the figures of the operator without its taxes', async () => {
    await story.pay();
    await owner.signIn();
    const [, professional] = await owner.call(listAdminPlans);
    expect(professional).toMatchObject({ paying: 1, monthlyRevenue: 29, tax: { total: 33.34 } });
    expect(await owner.call(listSubscriptions)).toMatchObject([
      { price: 29, priceWithoutTax: 29, tax: 4.34 },
    ]);
    const csv = await (await owner.fetch('/api/admin/exports/subscriptions')).text();
    expect(csv.split(/\r?\n/)[0]).toContain('"price","priceWithoutTax","tax"');
    expect(csv).toMatch(/"29","29","4\.34"/);
  });

  it('changes to another plan with its taxes, as previewed', async () => {
    await story.pay();
    const query = { planId: 'premium' } as const;
    const preview = await ann.call(previewPlanChange, { query });
    expect(preview).toMatchObject({
      plan: { price: 79, tax: { total: 90.83 } },
      nextCharge: { amount: 90.83 },
    });
    await ann.call(changePlan, { body: query });
    const [difference] = await story.charged();
    expect(difference!.amount_paid / 100).toBeCloseTo(preview.dueNow, 1);
    expect(difference?.total_taxes).toHaveLength(2);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 90.83, tax: 11.83 });
  });
});

describe('rates that somebody archived at Stripe by hand', () => {
  it('are brought back at the next try', async () => {
    await story.choose(quebec);
    const stripe = await site.platform.stripe!.loadClient();
    const active = async () => (await stripe.taxRates.list({ active: true })).data;
    for (const begin of [createSubscription, checkout] as const) {
      for (const { id } of await active()) await stripe.taxRates.update(id, { active: false });
      await expect(ann.call(begin, { body })).rejects.toMatchObject({ status: 503 });
      await ann.call(begin, { body });
      expect(await active()).toHaveLength(2);
    }
    expect((await stripe.taxRates.list()).data).toHaveLength(2);
  });
});

describe('rates within the price', () => {
  it('change no charge, and are no revenue', async () => {
    await story.choose({ ...quebec, included: true });
    const begun = await story.startTrial();
    expect(begun).toMatchObject({ tax: { kind: 'included' }, nextCharge: { amount: 29 } });
    await story.endTrial();
    expect(await story.totals()).toEqual([2900]);
    expect(await story.own()).toMatchObject({
      plan: { price: 29, taxKind: 'included' },
      nextCharge: { amount: 29, tax: 3.78 },
    });
    await owner.signIn();
    expect((await owner.call(listAdminPlans))[1]).toMatchObject({ monthlyRevenue: 25.22 });
    expect(await owner.call(listSubscriptions)).toMatchObject([
      { price: 29, priceWithoutTax: 25.22, tax: 3.78 },
    ]);
  });
});

describe('who pays already', () => {
  it('has the taxes from the next invoice on, and no longer once they are gone', async () => {
    await story.pay();
    expect(await story.own()).not.toHaveProperty('plan.taxKind');
    await story.choose(quebec);
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
    expect(await story.totals()).toEqual([2900]);
    expect(await story.own()).toMatchObject({
      plan: { price: 29, taxKind: 'added' },
      nextCharge: { amount: 33.34 },
    });
    await story.nextMonth();
    expect(await story.totals()).toEqual([3334, 2900]);
    await story.choose({ rates: [QUEBEC_RATES[0]!, { ...QUEBEC_RATES[1]!, percent: 10 }] });
    await story.nextMonth();
    expect(await story.totals()).toEqual([3335, 3334, 2900]);
    await story.choose({ mode: 'none' });
    await story.nextMonth();
    expect(await story.totals()).toEqual([2900, 3335, 3334, 2900]);
    const [mine] = await subscriptionsAtStripe(site, ann);
    expect(mine?.default_tax_rates).toEqual([]);
    await owner.signIn();
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
  });

  it('keeps what was set by hand at Stripe until an owner chooses taxes', async () => {
    await story.pay();
    const stripe = await site.platform.stripe!.loadClient();
    const [mine] = await subscriptionsAtStripe(site, ann);
    const vat = { display_name: 'VAT', percentage: 20, inclusive: false };
    const rate = await stripe.taxRates.create(vat);
    await stripe.subscriptions.update(mine!.id, { default_tax_rates: [rate.id] });
    await ann.call(refreshSubscription);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 34.8, tax: 5.8 });
    await story.choose(quebec);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    expect((await stripe.taxRates.retrieve(rate.id)).active).toBe(true);
  });

  it('has them later where Stripe did not answer meanwhile', async () => {
    await story.pay();
    await owner.signIn();
    await chooseTaxes(owner, quebec);
    const sandbox = site.platform.stripe;
    const faults = await withFaults(site);
    faults.break('error', /subscriptions\/sub_/);
    await expect(ann.call(refreshSubscription)).rejects.toMatchObject({ status: 503 });
    expect(await story.own()).toMatchObject({ standing: 'active', nextCharge: { amount: 29 } });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 1 });
    site.platform.stripe = sandbox;
    await faults.close();
    await site.drainJobs();
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34 });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ waiting: 0 });
  });
});
