import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { reconcileSubscriptions } from './sync/reconcile.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.deleteFrom('trial_claims').execute();
  ann = await aProfessional(site, 'Ann');
});

const own = async () => (await ann.ask('GET', '/api/professional/subscription')).body;
const invoices = async () => (await ann.ask('GET', '/api/professional/invoices')).body;
const begun = (secret: string) => ann.ask('GET', `/api/begun-subscription?client_secret=${secret}`);

/** Opens the payment form, which creates a client secret; returns it. */
async function open(planId?: 'professional' | 'premium'): Promise<string> {
  const answer = await ann.ask('POST', '/api/create-subscription', planId ? { planId } : {});
  await site.drainJobs();
  return answer.body.clientSecret;
}

describe('a payment page that is only opened', () => {
  test('begins no plan: nothing to cancel, no missing card and no invoice', async () => {
    const before = await own();
    await open();
    expect(await own()).toEqual(before);
    expect(before).toMatchObject({ standing: 'free', allowedActions: ['subscribe'] });
    expect(await invoices()).toEqual([]);
  });

  test('is resumed within the hour, and is over a day later', async () => {
    const secret = await open();
    expect(await open()).toBe(secret);
    await site.advance(25 * 3600);
    await reconcileSubscriptions(site.platform);
    const [left] = await subscriptionsAtStripe(site, ann);
    expect(left?.status).toBe('canceled');
    expect((await begun(secret)).status).toBe(404);
  });

  test('takes nothing from a professional who had a plan before, not even its invoices', async () => {
    await giveCard(site, await open());
    await site.drainJobs();
    await ann.ask('POST', '/api/professional/cancel-subscription', {});
    // Calls now and then keep the session alive.
    for (const days of [7, 8]) {
      await site.advance(days * 86_400);
      await own();
    }
    await site.drainJobs();
    const before = await own();
    expect(before).toMatchObject({ standing: 'ended' });
    await open('premium');
    expect(await own()).toEqual(before);
    expect(await invoices()).toEqual([]);
  });

  test('counts once a card is given for it, and then its charges have invoices', async () => {
    await site.platform.db
      .insertInto('subscriptions')
      .values({
        professional_id: ann.professionalId,
        created_at: site.platform.clock.now(),
        trial_used_at: site.platform.clock.now(),
      })
      .execute();
    const secret = await open('premium');
    await giveCard(site, secret, CARDS.declined);
    expect(await invoices()).toEqual([]);
    await giveCard(site, secret);
    await site.drainJobs();
    expect(await own()).toMatchObject({ standing: 'active', plan: { id: 'premium' } });
    expect(await invoices()).toMatchObject([{ amount: 79, status: 'paid' }]);
  });
});

describe('a client secret', () => {
  test('identifies the plan and its cost', async () => {
    const secret = await open('premium');
    expect((await begun(secret)).body).toMatchObject({
      clientSecret: secret,
      type: 'setup',
      planId: 'premium',
      planPrice: 79,
    });
  });

  test.each(['bogus', 'seti_1_secret_2', 'pi_3_secret_4'])('%s is unknown', async (secret) => {
    expect((await begun(secret)).body.code).toBe('not_found');
    await open();
    expect((await begun(secret)).body.code).toBe('not_found');
  });

  test('of somebody else is unknown as well', async () => {
    const secret = await open();
    const ben = await aProfessional(site, 'Ben');
    await ben.ask('POST', '/api/create-subscription', {});
    const path = `/api/begun-subscription?client_secret=${secret}`;
    expect((await ben.ask('GET', path)).status).toBe(404);
  });
});
