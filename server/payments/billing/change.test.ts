import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelSubscription,
  changePlan,
  createSubscription,
  getSubscription,
  listInvoices,
  manageBilling,
  previewPlanChange,
  refreshSubscription,
  resumeSubscription,
  type PaidPlanId,
} from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { cardOf, CARDS, giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';

const DAY = 86_400;

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  // Everybody here uses the same card, which had its trial the first time.
  await site.platform.db.deleteFrom('trial_claims').execute();
  ann = await aProfessional(site, 'Ann');
  await giveCard(site, (await ann.call(createSubscription, { body: {} })).clientSecret);
  await ann.call(refreshSubscription);
});

/** The trial passes, and a week of the first paid month. */
async function payForAWeek(): Promise<void> {
  for (const days of [8, 7, 7]) {
    await site.advance(days * DAY);
    await ann.call(getSubscription);
  }
  expect(await ann.call(refreshSubscription)).toMatchObject({ standing: 'active' });
}

async function customerOfAnn(): Promise<string> {
  const [subscription] = await subscriptionsAtStripe(site, ann);
  return subscription?.customer as string;
}

const preview = (planId: PaidPlanId) => ann.call(previewPlanChange, { query: { planId } });
const change = (planId: PaidPlanId) => ann.call(changePlan, { body: { planId } });
const invoices = () => ann.call(listInvoices);

describe('another plan', () => {
  test('costs nothing during the trial, and is charged after it', async () => {
    const { nextCharge, ...rest } = await preview('premium');
    expect(rest).toEqual({ plan: { id: 'premium', name: 'Premium', price: 79 }, dueNow: 0 });
    const before = await ann.call(getSubscription);
    expect(nextCharge).toEqual({ amount: 79, at: before.trialEnd });
    expect(await change('premium')).toMatchObject({
      standing: 'trialing',
      plan: { id: 'premium', price: 79 },
      trialEnd: before.trialEnd,
      nextCharge,
    });
  });

  test('is charged for the rest of the month, as previewed', async () => {
    await payForAWeek();
    const { dueNow, nextCharge } = await preview('premium');
    expect(dueNow).toBeGreaterThan(30);
    expect(dueNow).toBeLessThan(50);
    expect(nextCharge.amount).toBe(79);
    expect(await change('premium')).toMatchObject({ standing: 'active', plan: { id: 'premium' } });
    const [newest] = await invoices();
    expect(newest?.status).toBe('paid');
    expect(newest?.amount).toBeCloseTo(dueNow, 1);
  });

  test('that is cheaper leaves a credit for the next charge', async () => {
    await payForAWeek();
    await change('premium');
    const { dueNow, nextCharge } = await preview('professional');
    expect(dueNow).toBe(0);
    expect(nextCharge.amount).toBeLessThan(29);
    const after = await change('professional');
    expect(after).toMatchObject({ plan: { id: 'professional' } });
    expect(after.nextCharge!.amount).toBeCloseTo(nextCharge.amount, 1);
  });

  test('is not started where the card is declined', async () => {
    await payForAWeek();
    const card = cardOf(site, CARDS.failsLater);
    await site.sandbox!.operations.setDefaultCard(await customerOfAnn(), card);
    const refused = await ann.ask('POST', '/api/professional/change-plan', { planId: 'premium' });
    expect([refused.status, refused.body.code]).toEqual([402, 'card_declined']);
    expect(await ann.call(refreshSubscription)).toMatchObject({
      standing: 'active',
      plan: { id: 'professional' },
      overdue: null,
    });
    expect((await invoices()).filter(({ status }) => status === 'open')).toEqual([]);
  });

  test('is changed once, however many clicks', async () => {
    await payForAWeek();
    await Promise.all([change('premium'), change('premium'), change('premium')]);
    expect((await invoices()).filter(({ amount }) => amount > 29)).toHaveLength(1);
  });
});

describe('a cancellation', () => {
  const cancel = () => ann.call(cancelSubscription, { body: {} });
  const resume = () => ann.call(resumeSubscription, { body: {} });

  test('keeps access until the end, is idempotent, and can be undone', async () => {
    const before = await ann.call(getSubscription);
    const cancelled = await cancel();
    expect(cancelled).toMatchObject({
      standing: 'ending',
      plan: { id: 'professional' },
      autoRenew: false,
      endDate: before.endDate,
    });
    expect(await cancel()).toEqual(cancelled);
    expect(await resume()).toMatchObject({ standing: 'trialing', autoRenew: true });
    expect(await resume()).toMatchObject({ standing: 'trialing' });
  });

  test('made in the portal, for a date, can be undone here', async () => {
    const stripe = await site.platform.stripe!.loadClient();
    const [subscription] = await subscriptionsAtStripe(site, ann);
    const soon = Math.floor(site.platform.clock.now().getTime() / 1000) + 2 * DAY;
    await stripe.subscriptions.update(subscription!.id, { cancel_at: soon });
    expect(await ann.call(refreshSubscription)).toMatchObject({ standing: 'ending' });
    expect(await resume()).toMatchObject({ standing: 'trialing' });
  });

  test('of one that has ended at Stripe without an event says so, and syncs', async () => {
    const stripe = await site.platform.stripe!.loadClient();
    const [subscription] = await subscriptionsAtStripe(site, ann);
    await stripe.subscriptions.cancel(subscription!.id);
    const refused = await ann.ask('POST', '/api/professional/cancel-subscription', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'not_subscribed']);
    expect(await ann.call(getSubscription)).toMatchObject({
      standing: 'ended',
      plan: { id: 'free' },
    });
  });
});

describe('pages of Stripe', () => {
  test('the portal for cards and invoices returns to the dashboard', async () => {
    const { billingPortalUrl } = await ann.call(manageBilling, { body: {} });
    const session = await site.sandbox!.operations.find<{ return_url: string; customer: string }>(
      /bps_\w+/.exec(billingPortalUrl)?.[0] ?? '',
    );
    expect(session).toMatchObject({
      customer: await customerOfAnn(),
      return_url: `${site.platform.config.publicUrl}/professional-dashboard?tab=subscription`,
    });
  });

  test('invoices are those of the caller, the newest first', async () => {
    await payForAWeek();
    const own = await invoices();
    // The invoice of zero at the start of the trial is left out.
    expect(own.map(({ amount, status }) => [amount, status])).toEqual([[29, 'paid']]);
    expect(own[0]).toMatchObject({ payUrl: null, pdfUrl: expect.stringContaining('/pdf') });
    const ben = await aProfessional(site, 'Ben');
    expect(await ben.call(listInvoices)).toEqual([]);
  });
});
