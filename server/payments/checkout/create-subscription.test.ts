import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelSubscription,
  checkout,
  createSubscription,
  getSubscription,
  refreshSubscription,
} from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';

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
});

const DAY = 86_400;
const create = (planId?: 'professional' | 'premium') =>
  ann.call(createSubscription, { body: planId ? { planId } : {} });
const live = async () =>
  (await subscriptionsAtStripe(site, ann)).filter(({ status }) => status !== 'canceled');
const own = () => ann.call(getSubscription);

describe('a plan that is begun', () => {
  test('waits for a card in the trial, and counts once there is one', async () => {
    const begun = await create();
    expect(begun).toMatchObject({
      type: 'setup',
      planId: 'professional',
      planName: 'Professional',
      planPrice: 29,
      currency: 'usd',
    });
    expect(begun.clientSecret).toMatch(/^seti_\w+_secret_/);
    const days = (Date.parse(begun.trialEnd!) - site.platform.clock.now().getTime()) / 1000 / DAY;
    expect(Math.round(days)).toBe(14);
    expect(await own()).toMatchObject({ standing: 'free', plan: { id: 'free' } });

    await giveCard(site, begun.clientSecret);
    expect(await ann.call(refreshSubscription)).toMatchObject({
      standing: 'trialing',
      plan: { id: 'professional' },
      paymentMethod: { brand: 'visa', last4: '4242' },
    });
  });

  test('has the price of our plan, whatever the caller sends', async () => {
    const { stripe } = site.platform;
    await ann.ask('POST', '/api/create-subscription', {
      planId: 'premium',
      stripePriceId: stripe!.prices.professional,
    });
    const [subscription] = await live();
    expect(subscription?.items.data[0]?.price.id).toBe(stripe!.prices.premium);
    expect(subscription?.metadata).toEqual({
      professionalId: ann.professionalId,
      planId: 'premium',
    });
  });

  test('is the Professional one by default, even without a body', async () => {
    const answer = await ann.fetch('/api/create-subscription', { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ planId: 'professional', type: 'setup' });
  });

  test('is idempotent, concurrently or later', async () => {
    const clicks = await Promise.all([create(), create(), create()]);
    const later = await create();
    expect(new Set([...clicks, later].map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await subscriptionsAtStripe(site, ann)).toHaveLength(1);
  });

  test('changes to the plan that was chosen last', async () => {
    const first = await create('professional');
    const second = await create('premium');
    expect(second.clientSecret).toBe(first.clientSecret);
    await giveCard(site, second.clientSecret);
    expect(await ann.call(refreshSubscription)).toMatchObject({ plan: { id: 'premium' } });
    expect(await subscriptionsAtStripe(site, ann)).toHaveLength(1);
  });

  test('is a single one, though two tabs choose two plans concurrently', async () => {
    await Promise.all([create('professional'), create('premium'), create('professional')]);
    expect(await live()).toHaveLength(1);
  });

  test('is refused while there is one', async () => {
    await giveCard(site, (await create()).clientSecret);
    await ann.call(refreshSubscription);
    for (const path of ['create-subscription', 'subscription/checkout', 'professional/subscribe']) {
      const refused = await ann.ask('POST', `/api/${path}`, { planId: 'premium' });
      expect([refused.status, refused.body.code]).toEqual([409, 'already_subscribed']);
    }
    expect(await live()).toHaveLength(1);
  });

  test('is refused though the event of its payment has not arrived yet', async () => {
    const { clientSecret } = await create();
    await giveCard(site, clientSecret);
    const refused = await ann.ask('POST', '/api/create-subscription', { planId: 'premium' });
    expect(refused.body.code).toBe('already_subscribed');
    expect(await own()).toMatchObject({ standing: 'trialing' });
  });

  test('has nothing to cancel where no card was given', async () => {
    await create();
    const refused = await ann.ask('POST', '/api/professional/cancel-subscription', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'not_subscribed']);
  });

  test('begins a whole trial, though an unfinished one is a week old', async () => {
    await create();
    await site.advance(7 * DAY);
    const { trialEnd } = await create();
    const days = (Date.parse(trialEnd!) - site.platform.clock.now().getTime()) / 1000 / DAY;
    expect(Math.round(days)).toBe(14);
    expect(await live()).toHaveLength(1);
  });

  test('closes the payment pages that are open', async () => {
    await ann.call(checkout, { body: { planId: 'premium' } });
    await create();
    const stripe = await site.platform.stripe!.loadClient();
    const { data } = await stripe.checkout.sessions.list({ limit: 1 });
    expect(data).toMatchObject([{ client_reference_id: ann.professionalId, status: 'expired' }]);
  });
});

describe('after the one trial', () => {
  beforeEach(async () => {
    await giveCard(site, (await create()).clientSecret);
    await ann.call(refreshSubscription);
    await ann.call(cancelSubscription, { body: {} });
    await site.advance(8 * DAY);
    await own();
    await site.advance(7 * DAY);
    await ann.call(refreshSubscription);
  });

  test('a plan is paid at once, and the form asks for that', async () => {
    expect(await own()).toMatchObject({ standing: 'ended', trialAvailable: false });
    const begun = await create('premium');
    expect(begun).toMatchObject({ type: 'payment', trialEnd: null, planPrice: 79 });
    expect(begun.clientSecret).toMatch(/^pi_\w+_secret_/);
    expect((await create('premium')).clientSecret).toBe(begun.clientSecret);
    await giveCard(site, begun.clientSecret);
    expect(await ann.call(refreshSubscription)).toMatchObject({
      standing: 'active',
      plan: { id: 'premium' },
    });
  });

  test('after a declined card the plan is unpaid, and another card can be given', async () => {
    const { clientSecret } = await create('premium');
    await giveCard(site, clientSecret, CARDS.declined);
    expect(await ann.call(refreshSubscription)).toMatchObject({
      standing: 'ended',
      plan: { id: 'free' },
    });
    await giveCard(site, clientSecret, CARDS.mastercard);
    expect(await ann.call(refreshSubscription)).toMatchObject({ standing: 'active' });
  });

  test('another plan replaces the one that waits for its payment', async () => {
    const first = await create('professional');
    const second = await create('premium');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(await live()).toHaveLength(1);
  });
});
