import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  checkout,
  createSubscription,
  getSubscription,
  refreshSubscription,
  subscribe,
  subscriptionSuccess,
} from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard, payOnPage, sessionIn } from '#tests/support/payments/card-form.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { stateHash } from '#tests/authorization/state-hash.ts';
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

const open = async (planId: 'professional' | 'premium' = 'professional') =>
  (await ann.call(checkout, { body: { planId } })).url;
const success = (session_id: string) => ann.call(subscriptionSuccess, { query: { session_id } });
const sessionOf = async (url: string) => {
  const stripe = await site.platform.stripe!.loadClient();
  return stripe.checkout.sessions.retrieve(sessionIn(url));
};
const live = async () =>
  (await subscriptionsAtStripe(site, ann)).filter(({ status }) => status !== 'canceled');

describe('the payment page', () => {
  test('sells our plan at our price, and returns to the dashboard', async () => {
    const page = await ann.call(subscribe, { body: { planId: 'premium' } });
    expect(page).toMatchObject({ planName: 'Premium', planPrice: 79, currency: 'usd' });
    const back = `${site.platform.config.publicUrl}/professional-dashboard?subscription=`;
    expect(await sessionOf(page.checkoutUrl)).toMatchObject({
      success_url: `${back}success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}cancelled`,
      client_reference_id: ann.professionalId,
      metadata: { professionalId: ann.professionalId, planId: 'premium' },
    });
  });

  test('once paid, begins the trial of the plan', async () => {
    const session = await payOnPage(site, await open());
    expect(await success(session)).toMatchObject({
      success: true,
      subscription: { planName: 'Professional', trialEnd: expect.any(String) },
    });
    expect(await ann.call(refreshSubscription)).toMatchObject({
      standing: 'trialing',
      plan: { id: 'professional' },
    });
  });

  test('is the same one while it is open, by either call and however many clicks', async () => {
    const clicks = await Promise.all([open(), open(), open()]);
    const { checkoutUrl } = await ann.call(subscribe, { body: { planId: 'professional' } });
    expect(new Set([...clicks, checkoutUrl]).size).toBe(1);
  });

  test('of another plan closes the one before', async () => {
    const first = await open('professional');
    const second = await open('premium');
    expect(second).not.toBe(first);
    expect((await sessionOf(first)).status).toBe('expired');
    expect((await sessionOf(second)).status).toBe('open');
  });

  test('is in the language of the caller', async () => {
    const answer = await ann.fetch('/api/subscription/checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr-CA' },
      body: JSON.stringify({ planId: 'premium' }),
    });
    const { url } = (await answer.json()) as { url: string };
    expect((await sessionOf(url)).locale).toBe('fr-CA');
  });

  test("returns to the caller's origin, as long as it is not another site", async () => {
    const headers = { 'content-type': 'application/json', origin: site.url };
    const body = JSON.stringify({ planId: 'premium' });
    const call = { method: 'POST', headers, body };
    const answer = await ann.fetch('/api/subscription/checkout', call);
    const { url } = (await answer.json()) as { url: string };
    expect((await sessionOf(url)).success_url).toContain(`${site.url}/professional-dashboard?`);
    const stranger = { ...call, headers: { ...headers, origin: 'https://elsewhere.test' } };
    expect((await ann.fetch('/api/subscription/checkout', stranger)).status).toBe(403);
  });

  test('is the only open way to pay', async () => {
    const { clientSecret } = await ann.call(createSubscription, { body: {} });
    const url = await open();
    await giveCard(site, clientSecret).catch(() => undefined);
    await payOnPage(site, url);
    await ann.call(refreshSubscription);
    expect(await live()).toHaveLength(1);
  });
});

describe('the outcome of a payment page', () => {
  test('of one that was left is no success', async () => {
    expect(await success(sessionIn(await open('premium')))).toEqual({
      success: false,
      subscription: { planName: 'Premium', trialEnd: null },
    });
  });

  test('is no success where the card was declined', async () => {
    const url = await open();
    await payOnPage(site, url, CARDS.declined);
    expect(await success(sessionIn(url))).toMatchObject({ success: false });
  });

  test("of somebody else's or an unknown page is not found", async () => {
    const session = await payOnPage(site, await open());
    const ben = await aProfessional(site, 'Ben');
    const path = '/api/subscription/success?session_id=';
    const foreign = await ben.ask('GET', path + session);
    const unknown = await ben.ask('GET', `${path}cs_test_a1b2c3d4`);
    const odd = await ben.ask('GET', `${path}${encodeURIComponent('../customers')}`);
    expect(foreign.status).toBe(404);
    expect([unknown.body, odd.body]).toEqual([foreign.body, foreign.body]);
    expect((await ben.ask('GET', '/api/subscription/success')).status).toBe(422);
  });

  test('is read only: nothing is stored', async () => {
    const session = await payOnPage(site, await open());
    const before = await stateHash(site.platform.db);
    await success(session);
    await ann.call(getSubscription);
    expect(await stateHash(site.platform.db)).toEqual(before);
  });
});
