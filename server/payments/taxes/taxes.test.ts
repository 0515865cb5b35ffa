import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import { listAdminPlans, listSubscriptions } from '#contract/admin/subscriptions.ts';
import {
  begunSubscription,
  changePlan,
  checkout,
  createSubscription,
  getSubscription,
  listInvoices,
  previewPlanChange,
  refreshSubscription,
  subscribe,
} from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes, QUEBEC_RATES } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { giveCard, payOnPage, sessionIn } from '#tests/support/payments/card-form.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';

const DAY = 86_400;
const quebec = { mode: 'rates', rates: QUEBEC_RATES } as const;
const body = { planId: 'professional' } as const;

let site: StartedApp;
let owner: AnAdmin;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
  ann = await aProfessional(site, 'Ann');
});
afterEach(() => site.stop());

const own = () => ann.call(getSubscription);

/** Chooses taxes, and waits for what follows at Stripe. */
async function choose(choice: Parameters<typeof chooseTaxes>[1]): Promise<void> {
  await owner.signIn();
  await chooseTaxes(owner, choice);
  await site.drainJobs();
}

/** Begins the Professional plan without a trial, and pays. */
async function pay(): Promise<void> {
  await site.platform.db.deleteFrom('trial_claims').execute();
  await startTrial();
  await endTrial();
}

async function startTrial() {
  const begun = await ann.call(createSubscription, { body });
  await giveCard(site, begun.clientSecret);
  await ann.call(refreshSubscription);
  return begun;
}

const endTrial = () => pass(15);
const nextMonth = () => site.advance(31 * DAY);

/** In steps, so that the session goes on. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 8) {
    await site.advance(Math.min(left, 8) * DAY);
    await ann.call(refreshSubscription);
  }
}

/** What was charged, the newest first, as Stripe has it. */
async function charged(): Promise<Stripe.Invoice[]> {
  const stripe = await site.platform.stripe!.loadClient();
  const { data } = await stripe.invoices.list({ limit: 100 });
  return data.filter(({ total }) => total !== 0);
}
const totals = async () => (await charged()).map(({ amount_paid: cents }) => cents);

describe('a plan that is begun under fixed rates', () => {
  beforeEach(() => choose(quebec));

  it('says each tax and the total, and is charged exactly that', async () => {
    const begun = await startTrial();
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
    expect(await own()).toMatchObject({
      plan: { price: 29, taxKind: 'added' },
      nextCharge: { amount: 33.34, tax: 4.34 },
    });
    await endTrial();
    const [invoice] = await charged();
    expect(invoice).toMatchObject({ subtotal: 2900, total: 3334, amount_paid: 3334 });
    expect(invoice?.lines.data[0]?.taxes?.map(({ amount }) => amount)).toEqual([145, 289]);
    expect(await ann.call(listInvoices)).toMatchObject([{ amount: 33.34, tax: 4.34 }]);
  });

  it('is charged at once where nothing is free any more', async () => {
    await startTrial();
    await site.sandbox!.operations.cancelAtPeriodEnd(
      (await subscriptionsAtStripe(site, ann))[0]!.id,
    );
    await endTrial();
    const begun = await ann.call(createSubscription, { body });
    expect(begun).toMatchObject({ type: 'payment', dueNow: 33.34, nextCharge: { amount: 33.34 } });
    await giveCard(site, begun.clientSecret);
    expect(await totals()).toEqual([3334]);
  });

  it('is the same on the payment page', async () => {
    const asked = await ann.call(subscribe, { body });
    expect(asked).toMatchObject({ planPrice: 29, tax: { total: 33.34 } });
    await payOnPage(site, asked.checkoutUrl);
    await ann.call(refreshSubscription);
    expect((await own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    await endTrial();
    expect(await totals()).toEqual([3334]);
  });

  it('is in the letters by its whole amount, and what of it is taxes', async () => {
    await startTrial();
    await site.drainJobs();
    const [letter] = (await lettersOf(site)).filter(({ kind }) => kind === 'subscriptionStarted');
    expect(letter?.text).toContain('$33.34');
    expect(letter?.text).toMatch(/Taxes included:?\s+\$4\.34/);
  });

  it('follows the owner while its form or page waits', async () => {
    const form = await ann.call(createSubscription, { body });
    await choose({ rates: QUEBEC_RATES.slice(0, 1) });
    const again = await ann.call(createSubscription, { body });
    expect(again.tax?.total).toBe(30.45);
    const query = { client_secret: again.clientSecret };
    expect((await ann.call(begunSubscription, { query })).nextCharge.amount).toBe(30.45);
    expect(again.clientSecret).toBe(form.clientSecret);
    const before = await ann.call(checkout, { body });
    await choose(quebec);
    const after = await ann.call(checkout, { body });
    expect(after.url).not.toBe(before.url);
    expect(await ann.call(checkout, { body })).toEqual(after);
  });

  it('counts in the figures of the operator without its taxes', async () => {
    await pay();
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
    await pay();
    const query = { planId: 'premium' } as const;
    const preview = await ann.call(previewPlanChange, { query });
    expect(preview).toMatchObject({
      plan: { price: 79, tax: { total: 90.83 } },
      nextCharge: { amount: 90.83 },
    });
    await ann.call(changePlan, { body: query });
    const [difference] = await charged();
    expect(difference!.amount_paid / 100).toBeCloseTo(preview.dueNow, 1);
    expect(difference?.total_taxes).toHaveLength(2);
    expect((await own()).nextCharge).toMatchObject({ amount: 90.83, tax: 11.83 });
  });
});

describe('rates that somebody archived at Stripe by hand', () => {
  it('are brought back at the next try', async () => {
    await choose(quebec);
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
    await choose({ ...quebec, included: true });
    const begun = await startTrial();
    expect(begun).toMatchObject({ tax: { kind: 'included' }, nextCharge: { amount: 29 } });
    await endTrial();
    expect(await totals()).toEqual([2900]);
    expect(await own()).toMatchObject({
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
    await pay();
    expect(await own()).not.toHaveProperty('plan.taxKind');
    await choose(quebec);
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
    expect(await totals()).toEqual([2900]);
    expect(await own()).toMatchObject({
      plan: { price: 29, taxKind: 'added' },
      nextCharge: { amount: 33.34 },
    });
    await nextMonth();
    expect(await totals()).toEqual([3334, 2900]);
    await choose({ rates: [QUEBEC_RATES[0]!, { ...QUEBEC_RATES[1]!, percent: 10 }] });
    await nextMonth();
    expect(await totals()).toEqual([3335, 3334, 2900]);
    await choose({ mode: 'none' });
    await nextMonth();
    expect(await totals()).toEqual([2900, 3335, 3334, 2900]);
    const [mine] = await subscriptionsAtStripe(site, ann);
    expect(mine?.default_tax_rates).toEqual([]);
    await owner.signIn();
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
  });

  it('keeps what was set by hand at Stripe until an owner chooses taxes', async () => {
    await pay();
    const stripe = await site.platform.stripe!.loadClient();
    const [mine] = await subscriptionsAtStripe(site, ann);
    const vat = { display_name: 'VAT', percentage: 20, inclusive: false };
    const rate = await stripe.taxRates.create(vat);
    await stripe.subscriptions.update(mine!.id, { default_tax_rates: [rate.id] });
    await ann.call(refreshSubscription);
    expect((await own()).nextCharge).toMatchObject({ amount: 34.8, tax: 5.8 });
    await choose(quebec);
    expect((await own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    expect((await stripe.taxRates.retrieve(rate.id)).active).toBe(true);
  });

  it('has them later where Stripe did not answer meanwhile', async () => {
    await pay();
    await owner.signIn();
    await chooseTaxes(owner, quebec);
    const sandbox = site.platform.stripe;
    const faults = await withFaults(site);
    faults.break('error', /subscriptions\/sub_/);
    await expect(ann.call(refreshSubscription)).rejects.toMatchObject({ status: 503 });
    expect(await own()).toMatchObject({ standing: 'active', nextCharge: { amount: 29 } });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 1 });
    site.platform.stripe = sandbox;
    await faults.close();
    await site.drainJobs();
    expect((await own()).nextCharge).toMatchObject({ amount: 33.34 });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ waiting: 0 });
  });
});

describe('Stripe Tax', () => {
  const place = { country: 'CA', state: 'ON', postal_code: 'M5V 2T6' };
  async function payFromOntario(): Promise<void> {
    const { url } = await ann.call(checkout, { body });
    await site.sandbox!.operations.giveAddress({ sessionId: sessionIn(url), place });
    await payOnPage(site, url);
    await ann.call(refreshSubscription);
  }

  it('asks for the address on the payment page, and works the taxes out by it', async () => {
    await choose({ mode: 'automatic' });
    await expect(ann.call(createSubscription, { body })).rejects.toMatchObject({
      status: 409,
      body: { code: 'payment_page_needed' },
    });
    const asked = await ann.call(subscribe, { body });
    expect(asked.tax).toEqual({ kind: 'by_address', lines: [], total: null });
    await payFromOntario();
    expect(await own()).toMatchObject({
      plan: { price: 29, taxKind: 'by_address' },
      nextCharge: { amount: 32.77, tax: 3.77 },
    });
    await endTrial();
    expect(await totals()).toEqual([3277]);
    const query = { planId: 'premium' } as const;
    expect(await ann.call(previewPlanChange, { query })).toMatchObject({
      plan: { price: 79, tax: { kind: 'by_address' } },
      nextCharge: { amount: 89.27 },
    });
    await ann.call(changePlan, { body: query });
    expect((await own()).nextCharge).toMatchObject({ amount: 89.27, tax: 10.27 });
  });

  it('leaves who pays already as they are until Stripe knows where they are', async () => {
    await choose(quebec);
    await pay();
    await choose({ mode: 'automatic' });
    expect((await own()).nextCharge).toMatchObject({ amount: 33.34 });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 1 });
  });

  it('gives way to fixed rates and comes back', async () => {
    await choose({ mode: 'automatic' });
    await payFromOntario();
    await choose(quebec);
    expect((await own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    await choose({ mode: 'automatic' });
    expect((await own()).nextCharge).toMatchObject({ amount: 32.77, tax: 3.77 });
  });
});
