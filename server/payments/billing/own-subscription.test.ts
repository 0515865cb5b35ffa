import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSubscription } from '#contract/billing/subscriptions.ts';
import type { Tables } from '#server/platform/database/db.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import type { Insertable } from 'kysely';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());
beforeEach(async () => {
  ann = await aProfessional(site, 'Ann', { plan: 'professional' });
});

const IN_A_WEEK = new Date('2027-01-08T12:00:00Z');
const LATER = new Date('2027-02-08T12:00:00Z');

type Row = Partial<Insertable<Tables['subscriptions']>>;

/** Sets Ann's stored snapshot. */
const stated = (row: Row) =>
  site.platform.db
    .insertInto('subscriptions')
    .values({
      professional_id: ann.professionalId,
      stripe_customer_id: `cus_${ann.professionalId}`,
      stripe_subscription_id: `sub_${ann.professionalId}`,
      plan_id: 'professional',
      has_payment_method: true,
      card_brand: 'visa',
      card_last4: '4242',
      card_exp_month: 12,
      card_exp_year: 2030,
      period_end: IN_A_WEEK,
      entitled_since: new Date('2026-11-08T12:00:00Z'),
      ...row,
    })
    .execute();

const own = () => ann.call(getSubscription, { query: { language: 'en' } });
const freePlan = () =>
  site.platform.db
    .updateTable('professional_quotas')
    .set({ plan_id: 'free' })
    .where('professional_id', '=', ann.professionalId)
    .execute();

describe('the own subscription', () => {
  test('in the trial: until when, and the charge after it', async () => {
    const charge = { next_charge_cents: 2900, next_charge_at: IN_A_WEEK };
    await stated({ status: 'trialing', trial_end: IN_A_WEEK, ...charge });
    expect(await own()).toMatchObject({
      status: 'active',
      standing: 'trialing',
      plan: { id: 'professional', name: 'Professional', price: 29 },
      autoRenew: true,
      endDate: IN_A_WEEK.toISOString(),
      trialEnd: IN_A_WEEK.toISOString(),
      nextCharge: { amount: 29, at: IN_A_WEEK.toISOString() },
      overdue: null,
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
      allowedActions: ['change_plan', 'cancel', 'manage_billing'],
    });
  });

  test('with a failed charge: how much, and when it is retried', async () => {
    await stated({ status: 'past_due', overdue_cents: 2900, next_attempt_at: IN_A_WEEK });
    expect(await own()).toMatchObject({
      status: 'active',
      standing: 'past_due',
      overdue: { amount: 29, nextAttemptAt: IN_A_WEEK.toISOString() },
      trialEnd: null,
      allowedActions: ['cancel', 'manage_billing'],
    });
  });

  test('that was cancelled: access until the end, and no further charge', async () => {
    const charge = { next_charge_cents: 2900, next_charge_at: LATER };
    await stated({ status: 'active', cancels_at: LATER, ...charge });
    expect(await own()).toMatchObject({
      status: 'active',
      standing: 'ending',
      autoRenew: false,
      endDate: LATER.toISOString(),
      nextCharge: null,
      allowedActions: ['resume', 'manage_billing'],
    });
  });

  test('without a card counts as free', async () => {
    await freePlan();
    await stated({ status: 'trialing', has_payment_method: false, entitled_since: null });
    expect(await own()).toMatchObject({
      status: 'inactive',
      standing: 'free',
      plan: { id: 'free', price: 0 },
      endDate: null,
      paymentMethod: null,
      allowedActions: ['subscribe'],
    });
  });

  test("that has ended leaves the free plan, in the reader's language", async () => {
    await freePlan();
    await stated({ status: 'canceled' });
    const french = await ann.call(getSubscription, { query: { language: 'fr' } });
    expect(french).toMatchObject({
      status: 'inactive',
      standing: 'ended',
      plan: { id: 'free', name: 'Essai gratuit', price: 0 },
      autoRenew: false,
      allowedActions: ['subscribe', 'manage_billing'],
    });
  });

  test('exposes no ids of Stripe', async () => {
    await stated({ status: 'active' });
    expect(JSON.stringify(await own())).not.toMatch(/cus_|sub_/);
  });
});

describe('the French terms come first', () => {
  test.each([
    ['Montréal', { lat: 45.50884, lon: -73.58781 }, true],
    ['Gatineau', { lat: 45.47723, lon: -75.70164 }, true],
    ['Rimouski', { lat: 48.44879, lon: -68.52396 }, true],
    ['Ottawa', { lat: 45.39, lon: -75.68 }, false],
    ['Toronto', { lat: 43.70643, lon: -79.39864 }, false],
    ['Paris', { lat: 48.85341, lon: 2.3488 }, false],
  ])('in %s: %s %s', async (_, near, isFirst) => {
    ann = await aProfessional(site, 'Ann', { near });
    expect((await own()).frenchTermsFirst).toBe(isFirst);
  });

  test('where the place is unknown', async () => {
    await site.platform.db
      .updateTable('professionals')
      .set({ location: null, lat: null, lon: null })
      .where('id', '=', ann.professionalId)
      .execute();
    expect((await own()).frenchTermsFirst).toBe(true);
  });
});
