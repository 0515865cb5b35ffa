import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import type { StripeFaults } from '#tests/fakes/stripe-faults.ts';

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

const subscribe = () => ann.ask('POST', '/api/create-subscription', { planId: 'premium' });
const live = async () =>
  (await subscriptionsAtStripe(site, ann)).filter(({ status }) => status !== 'canceled');
const customers = async () => {
  const { data } = await (await site.platform.stripe!.loadClient()).customers.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata['professionalId'] === ann.professionalId);
};

describe('an answer of Stripe that got lost', () => {
  test.each([
    ['the customer', /^\/v1\/customers$/],
    ['the subscription', /^\/v1\/subscriptions$/],
  ])('is recovered: %s', async (_, only) => {
    stripe.break('lost', only);
    expect((await subscribe()).status).toBe(503);
    stripe.break(undefined);
    expect((await subscribe()).status).toBe(200);
    expect(await live()).toHaveLength(1);
    expect(await customers()).toHaveLength(1);
  });

  test('is no obstacle where it was an error: Stripe stores those under their key', async () => {
    stripe.break('error', /^\/v1\/subscriptions$/);
    expect((await subscribe()).status).toBe(503);
    const [first] = keysOf('/v1/subscriptions');
    stripe.break(undefined);
    expect((await subscribe()).status).toBe(200);
    expect(new Set(keysOf('/v1/subscriptions'))).not.toEqual(new Set([first]));
    expect(await live()).toHaveLength(1);
  });

  test('a customer that was deleted is created again', async () => {
    await subscribe();
    const stripeSdk = await site.platform.stripe!.loadClient();
    const [customer] = await customers();
    await stripeSdk.customers.del(customer!.id);
    expect((await subscribe()).status).toBe(200);
    expect(await live()).toHaveLength(1);
  });

  test('two concurrent nodes create one', async () => {
    const { database, time } = site;
    const other = await startApp({ env: { RATE_LIMITS: 'off' }, beside: { database, time } });
    const elsewhere = (planId: string) =>
      ann.fetch(`${other.url}/api/create-subscription`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ planId }),
      });
    const answers = await Promise.all([subscribe(), elsewhere('professional'), subscribe()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await live()).toHaveLength(1);
    await other.stop();
  });
});

/** The idempotency keys of the creates. */
function keysOf(path: string): (string | undefined)[] {
  const made = stripe.asked.filter((one) => one.method === 'POST' && one.path === path);
  return made.map(({ key }) => key);
}
