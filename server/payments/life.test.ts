import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { professionalQuota } from '#contract/billing/quota.ts';
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  refreshSubscription,
  resumeSubscription,
} from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'http://near.test' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  // Everybody here uses the same card, which had its trial the first time.
  await site.platform.db.deleteFrom('trial_claims').execute();
  ann = await aProfessional(site, 'Ann');
});

const DAY = 86_400;
const PHONE = '+15145550199';
const own = () => ann.call(getSubscription);
const planInForce = async () =>
  (await ann.call(professionalQuota, { params: { id: ann.professionalId } })).planId;

/** Time passes; Stripe's events reach us by webhooks, and their jobs run. */
async function pass(days: number) {
  for (let left = days; left > 0; left -= 7) {
    await site.advance(Math.min(left, 7) * DAY);
    await site.drainJobs();
    // Keeps the session alive.
    await own();
  }
}

async function letters(kind: string) {
  const all = await lettersOf(site);
  return all.filter((one) => one.kind === kind && [ann.email, PHONE].includes(one.recipient));
}

async function begin(card: string = CARDS.good) {
  const { clientSecret } = await ann.call(createSubscription, { body: {} });
  await giveCard(site, clientSecret, card);
  await site.drainJobs();
}

describe('a plan is in effect', () => {
  test('not before there is a card, though the trial runs at Stripe', async () => {
    await ann.call(createSubscription, { body: {} });
    await site.drainJobs();
    expect(await own()).toMatchObject({ standing: 'free', status: 'inactive' });
    expect(await planInForce()).toBe('free');
    expect(await letters('subscriptionStarted')).toEqual([]);
  });

  test('from the card on, by the webhook alone, notified once', async () => {
    await begin();
    expect(await own()).toMatchObject({
      standing: 'trialing',
      status: 'active',
      trialAvailable: false,
      nextCharge: { amount: 29 },
    });
    expect(await planInForce()).toBe('professional');
    await ann.call(refreshSubscription);
    await site.drainJobs();
    const [letter, ...more] = await letters('subscriptionStarted');
    expect(more).toEqual([]);
    expect(letter?.text).toContain(
      'http://near.test/professional-dashboard?lang=en&tab=subscription',
    );
    expect(letter?.text).toContain('$29');
  });

  test('also notified to a professional without a place', async () => {
    await site.platform.db
      .updateTable('professionals')
      .set({ location: null, lat: null, lon: null })
      .where('id', '=', ann.professionalId)
      .execute();
    await begin();
    expect(await letters('subscriptionStarted')).toHaveLength(1);
  });

  test('after the trial too, announced once within its last three days', async () => {
    await begin();
    await pass(10.5);
    expect(await letters('trialEnds')).toEqual([]);
    await pass(1);
    await ann.call(refreshSubscription);
    await pass(1);
    expect(await letters('trialEnds')).toHaveLength(1);
    await pass(2);
    expect(await own()).toMatchObject({ standing: 'active', nextCharge: { amount: 29 } });
    expect(await planInForce()).toBe('professional');
    expect(await letters('trialEnds')).toHaveLength(1);
  });

  test('after a cancellation until the end of the paid or trial period, and not longer', async () => {
    await begin();
    await ann.call(cancelSubscription, { body: {} });
    expect(await own()).toMatchObject({ standing: 'ending', autoRenew: false, nextCharge: null });
    await pass(13);
    expect(await planInForce()).toBe('professional');
    expect(await letters('trialEnds')).toEqual([]);
    await pass(1.5);
    expect(await own()).toMatchObject({ standing: 'ended', status: 'inactive' });
    expect(await planInForce()).toBe('free');
    expect(await letters('subscriptionEnded')).toHaveLength(1);
  });

  test('as before once a cancellation is undone', async () => {
    await begin();
    await ann.call(cancelSubscription, { body: {} });
    await ann.call(resumeSubscription, { body: {} });
    expect(await own()).toMatchObject({ standing: 'trialing', autoRenew: true });
    await pass(15);
    expect(await own()).toMatchObject({ standing: 'active' });
    expect(await letters('subscriptionEnded')).toEqual([]);
  });

  test('while a charge is retried, notified once; then no longer', async () => {
    await begin(CARDS.failsLater);
    await pass(14.5);
    const failing = await own();
    expect(failing).toMatchObject({ standing: 'past_due', overdue: { amount: 29 } });
    expect(failing.overdue?.nextAttemptAt).not.toBeNull();
    expect(await planInForce()).toBe('professional');
    await pass(2);
    expect(await planInForce()).toBe('professional');
    expect(await letters('paymentFailed')).toHaveLength(1);
    for (let tries = 0; tries < 3; tries += 1) await pass(3);
    expect(await own()).toMatchObject({
      standing: 'ended',
      plan: { id: 'free' },
      nextCharge: null,
    });
    expect(await planInForce()).toBe('free');
    expect(await letters('paymentFailed')).toHaveLength(1);
    expect(await letters('subscriptionEnded')).toHaveLength(1);
  });
});

test('A granted plan stays, whatever Stripe says', async () => {
  const bob = await aProfessional(site, 'Bob', { plan: 'premium' });
  const granted = { standing: 'granted', status: 'active', plan: { id: 'premium' } };
  expect(await bob.call(getSubscription)).toMatchObject(granted);
  expect(await bob.call(refreshSubscription)).toMatchObject(granted);
});

test('A professional whose only proven contact is a phone is notified by text message', async () => {
  const { db } = site.platform;
  await db
    .updateTable('users')
    .set({ email: null, phone: PHONE })
    .where('id', '=', ann.id)
    .execute();
  await begin();
  expect(await letters('subscriptionStarted')).toMatchObject([{ recipient: PHONE }]);
});
