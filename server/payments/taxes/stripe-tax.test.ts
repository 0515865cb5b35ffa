import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import {
  changePlan,
  checkout,
  createSubscription,
  previewPlanChange,
  refreshSubscription,
  subscribe,
} from '#contract/billing/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { QUEBEC_RATES } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { payOnPage, sessionIn } from '#tests/support/payments/card-form.ts';
import { taxStory } from '#tests/support/payments/tax-story.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

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

describe('Stripe Tax', () => {
  const place = { country: 'CA', state: 'ON', postal_code: 'M5V 2T6' };
  async function payFromOntario(): Promise<void> {
    const { url } = await ann.call(checkout, { body });
    await site.sandbox!.operations.giveAddress({ sessionId: sessionIn(url), place });
    await payOnPage(site, url);
    await ann.call(refreshSubscription);
  }

  it('asks for the address on the payment page, and works the taxes out by it', async () => {
    await story.choose({ mode: 'automatic' });
    await expect(ann.call(createSubscription, { body })).rejects.toMatchObject({
      status: 409,
      body: { code: 'payment_page_needed' },
    });
    const asked = await ann.call(subscribe, { body });
    expect(asked.tax).toEqual({ kind: 'by_address', lines: [], total: null });
    await payFromOntario();
    expect(await story.own()).toMatchObject({
      plan: { price: 29, taxKind: 'by_address' },
      nextCharge: { amount: 32.77, tax: 3.77 },
    });
    await story.endTrial();
    expect(await story.totals()).toEqual([3277]);
    const query = { planId: 'premium' } as const;
    expect(await ann.call(previewPlanChange, { query })).toMatchObject({
      plan: { price: 79, tax: { kind: 'by_address', total: 89.27 } },
      nextCharge: { amount: 89.27 },
    });
    await ann.call(changePlan, { body: query });
    expect((await story.own()).nextCharge).toMatchObject({ amount: 89.27, tax: 10.27 });
  });

  it('that fails is no end of a subscription, whose plan can be changed later', async () => {
    await story.choose({ mode: 'automatic' });
    await payFromOntario();
    const sandbox = site.platform.stripe;
    const faults = await withFaults(site);
    faults.break('untaxable', /subscriptions\/sub_/);
    const unreachable = { status: 503, body: { code: 'payments_unreachable' } };
    const query = { planId: 'premium' } as const;
    await expect(ann.call(previewPlanChange, { query })).rejects.toMatchObject(unreachable);
    await expect(ann.call(changePlan, { body: query })).rejects.toMatchObject(unreachable);
    site.platform.stripe = sandbox;
    await faults.close();
    expect(await ann.call(changePlan, { body: query })).toMatchObject({ plan: { id: 'premium' } });
  });

  it('leaves who pays already as they are until Stripe knows where they are', async () => {
    await story.choose(quebec);
    await story.pay();
    await story.choose({ mode: 'automatic' });
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34 });
    expect(await owner.call(readPlanTaxes)).toMatchObject({ subscriptions: 1, waiting: 1 });
  });

  it('gives way to fixed rates and comes back', async () => {
    await story.choose({ mode: 'automatic' });
    await payFromOntario();
    await story.choose(quebec);
    expect((await story.own()).nextCharge).toMatchObject({ amount: 33.34, tax: 4.34 });
    await story.choose({ mode: 'automatic' });
    expect((await story.own()).nextCharge).toMatchObject({ amount: 32.77, tax: 3.77 });
  });
});
