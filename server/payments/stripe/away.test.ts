import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSubscription, refreshSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { giveCard } from '#tests/support/payments/card-form.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import type { StripeFault, StripeFaults } from '#tests/fakes/stripe-faults.ts';

let site: StartedApp;
let stripe: StripeFaults;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  stripe = await withFaults(site);
  ann = await aProfessional(site, 'Ann');
});
afterEach(() => stripe.close());

const paid = async () => {
  const { clientSecret } = (await ann.ask('POST', '/api/create-subscription', {})).body;
  await giveCard(site, clientSecret);
  expect(await ann.call(refreshSubscription)).toMatchObject({ standing: 'trialing' });
};
const subscribe = () => ann.ask('POST', '/api/create-subscription', { planId: 'premium' });

describe('Stripe that', () => {
  test.each<[StripeFault]>([
    ['refused'],
    ['garbage'],
    ['cut'],
    ['foreign'],
    ['redirect'],
    ['error'],
    ['busy'],
  ])('answers %s is unavailable, and nothing counts as done', async (fault) => {
    stripe.break(fault);
    const refused = await subscribe();
    expect([refused.status, refused.body.code]).toEqual([503, 'payments_unreachable']);
    const kept = await site.platform.db
      .selectFrom('subscriptions')
      .select(['stripe_customer_id', 'status'])
      .where('professional_id', '=', ann.professionalId)
      .execute();
    expect(kept).toEqual([{ stripe_customer_id: null, status: null }]);
  });

  test.each<[StripeFault]>([['silent'], ['trickle']])(
    'is %s is waited for until the timeout',
    async (fault) => {
      stripe.break(fault);
      const refused = await subscribe();
      expect([refused.status, refused.body.code]).toEqual([503, 'payments_unreachable']);
    },
    20_000,
  );

  test('does not answer is waited for once by a call', async () => {
    await subscribe();
    stripe.break('refused');
    const before = stripe.asked.length;
    await subscribe();
    // The library tries the one call twice.
    const [first, ...others] = stripe.asked.slice(before).map(({ path }) => path);
    expect(others).toEqual([first]);
  });

  test('fails five times in a row is not called (circuit breaker)', async () => {
    stripe.break('error');
    for (let call = 1; call <= 5; call += 1) await subscribe();
    const asked = stripe.asked.length;
    const refused = await subscribe();
    expect([refused.status, refused.body.code]).toEqual([503, 'payments_unreachable']);
    expect(stripe.asked).toHaveLength(asked);
  }, 20_000);

  test('is unavailable is reported by every call, and changes nothing stored', async () => {
    await paid();
    const before = await ann.call(getSubscription);
    stripe.break('refused');
    for (const [method, path, body] of [
      ['POST', '/api/professional/manage-billing', {}],
      ['POST', '/api/professional/cancel-subscription', {}],
      ['GET', '/api/professional/invoices', undefined],
      ['GET', '/api/professional/plan-change?planId=premium', undefined],
      ['POST', '/api/professional/change-plan', { planId: 'premium' }],
      ['POST', '/api/professional/refresh-subscription', undefined],
      ['GET', '/api/subscription/success?session_id=cs_test_1', undefined],
    ] as const) {
      const refused = await ann.ask(method, path, body);
      expect([refused.status, refused.body.code]).toEqual([503, 'payments_unreachable']);
    }
    stripe.break(undefined);
    expect(await ann.call(getSubscription)).toEqual(before);
  });

  test('is unavailable is logged without a key', async () => {
    stripe.break('error');
    await subscribe();
    const log = JSON.stringify(site.log.lines);
    expect(log).toContain('Stripe did not answer what can be used');
    expect(log).not.toContain('sk_test');
  });
});
