import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import { cancelSubscription, refreshSubscription } from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes, QUEBEC_RATES } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { taxStory } from '#tests/support/payments/tax-story.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

const quebec = { mode: 'rates', rates: QUEBEC_RATES } as const;

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

describe('a subscription that is paid already', () => {
  it('has the same rates again after there were none', async () => {
    await story.pay();
    await story.choose(quebec);
    await story.choose({ mode: 'none' });
    await story.choose({ mode: 'rates' });
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
  });

  it('has rates that somebody archived by hand once they are brought back', async () => {
    await story.pay();
    await owner.signIn();
    await chooseTaxes(owner, quebec);
    const stripe = await site.platform.stripe!.loadClient();
    for (const { id } of (await stripe.taxRates.list()).data)
      await stripe.taxRates.update(id, { active: false });
    await expect(ann.call(refreshSubscription)).rejects.toMatchObject({ status: 503 });
    await site.drainJobs();
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    expect((await stripe.taxRates.list({ active: true })).data).toHaveLength(2);
  });

  it('has them though those of before cannot be archived', async () => {
    await story.pay();
    await story.choose(quebec);
    await owner.signIn();
    await chooseTaxes(owner, { rates: QUEBEC_RATES.slice(0, 1) });
    const faults = await withFaults(site);
    faults.break('refused', /tax_rates\/txr_/);
    await site.drainJobs({ failuresExpected: true });
    await faults.close();
    expect((await story.own()).nextCharge).toMatchObject({ amount: 30.45, tax: 1.45 });
  });

  it('has them instead of rates of the item, which would count before them', async () => {
    await story.pay();
    const stripe = await site.platform.stripe!.loadClient();
    const [mine] = await subscriptionsAtStripe(site, ann);
    const vat = { display_name: 'VAT', percentage: 20, inclusive: false };
    const { id: rate } = await stripe.taxRates.create(vat);
    const items = [{ id: mine!.items.data[0]!.id, tax_rates: [rate] }];
    await stripe.subscriptions.update(mine!.id, { items });
    await ann.call(refreshSubscription);
    expect(await story.own()).toMatchObject({
      plan: { taxKind: 'added' },
      nextCharge: { tax: 5.8 },
    });
    await story.choose(quebec);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    await stripe.subscriptions.update(mine!.id, { items });
    await story.choose({ mode: 'none' });
    expect((await story.own()).nextCharge).toEqual(expect.objectContaining({ amount: 29 }));
  });

  it('has them though its card is gone, because its renewal may be charged to another', async () => {
    await story.pay();
    const stripe = await site.platform.stripe!.loadClient();
    const [paid] = await subscriptionsAtStripe(site, ann);
    await stripe.subscriptions.update(paid!.id, { default_payment_method: '' });
    await story.choose(quebec);
    const [mine] = await subscriptionsAtStripe(site, ann);
    expect(mine).toMatchObject({ default_payment_method: null, status: 'active' });
    expect(mine?.default_tax_rates).toHaveLength(2);
  });

  it('has them on the subscription that counts, not on a surplus one', async () => {
    await story.pay();
    await owner.signIn();
    await chooseTaxes(owner, quebec);
    const stripe = await site.platform.stripe!.loadClient();
    const [mine] = await subscriptionsAtStripe(site, ann);
    await stripe.subscriptions.create({
      customer: mine!.customer as string,
      items: [{ price: mine!.items.data[0]!.price.id }],
      default_payment_method: mine!.default_payment_method as string,
      metadata: mine!.metadata,
    });
    await site.drainJobs();
    const both = await subscriptionsAtStripe(site, ann);
    const ratesOf = (status: string) =>
      both.filter((one) => one.status === status).map((one) => one.default_tax_rates?.length);
    expect([ratesOf('active'), ratesOf('canceled')]).toEqual([[2], [0]]);
  });

  it('is counted in the panel until it is cancelled', async () => {
    await story.pay();
    await story.choose(quebec);
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 0 });
    await ann.call(cancelSubscription, { body: {} });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 0, waiting: 0 });
  });
});
