import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSubscription, getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard } from '#tests/support/payments/card-form.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { storeSnapshot } from './store-snapshot.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { reconcileSubscriptions } from './reconcile.ts';
import { syncCustomer } from './sync-customer.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  // Everybody here uses the same card, which had its trial the first time.
  await site.platform.db.deleteFrom('trial_claims').execute();
  site.sandbox?.events.handOver(undefined);
  ann = await aProfessional(site, 'Ann');
});

const own = () => ann.call(getSubscription);
const row = () => findSubscription(site.platform.db, ann.professionalId);
const customer = async () => (await row())?.stripe_customer_id ?? '';

async function begin(card: string = CARDS.good) {
  const { clientSecret } = await ann.call(createSubscription, { body: {} });
  await giveCard(site, clientSecret, card);
}

/** Drops the webhooks of Stripe. */
function loseEvents() {
  site.sandbox?.events.handOver(() => Promise.resolve());
}

describe('A snapshot', () => {
  test('that was begun earlier never overwrites a later one', async () => {
    await ann.call(createSubscription, { body: {} });
    await site.drainJobs();
    const early = await fetchSnapshot(site.platform, await customer());
    await begin();
    const late = await fetchSnapshot(site.platform, await customer());
    await storeSnapshot(site.platform, ann.professionalId, late);
    expect(await own()).toMatchObject({ standing: 'trialing' });
    const kept = await row();
    await storeSnapshot(site.platform, ann.professionalId, early);
    expect(await row()).toEqual(kept);
  });

  test('among many concurrent ones gives one outcome, notified once', async () => {
    await begin();
    const id = await customer();
    await Promise.all(Array.from({ length: 8 }, () => syncCustomer(site.platform, id)));
    await site.drainJobs();
    expect(await own()).toMatchObject({ standing: 'trialing', plan: { id: 'professional' } });
    const told = (await lettersOf(site)).filter(({ recipient }) => recipient === ann.email);
    expect(told.map(({ kind }) => kind)).toEqual(['subscriptionStarted']);
  });

  test('does not depend on events: the same for any order, duplicates or losses', async () => {
    const held: (() => Promise<void>)[] = [];
    site.sandbox?.events.handOver(({ send }) => Promise.resolve(void held.push(send)));
    await begin();
    await site.drainJobs();
    expect(held.length).toBeGreaterThan(1);
    for (const send of [...held.toReversed(), ...held]) await send();
    await site.drainJobs();
    expect(await own()).toMatchObject({ standing: 'trialing', plan: { id: 'professional' } });
  });

  test('of an unknown customer changes nothing', async () => {
    const stripe = await site.platform.stripe!.loadClient();
    const { id } = await stripe.customers.create({ email: 'stranger@example.test' });
    await syncCustomer(site.platform, id);
    expect(site.log.lines.at(-1)?.message).toContain('no professional');
  });

  test('where the customer was deleted at Stripe ends the plan', async () => {
    await begin();
    await site.drainJobs();
    const stripe = await site.platform.stripe!.loadClient();
    await stripe.customers.del(await customer());
    await syncCustomer(site.platform, await customer());
    expect((await own()).plan.id).toBe('free');
  });
});

describe('A second subscription', () => {
  test('that is paid for ends beside the newer one', async () => {
    await begin();
    await site.drainJobs();
    const stripe = await site.platform.stripe!.loadClient();
    const [card] = (await stripe.paymentMethods.list({ customer: await customer() })).data;
    const newer = await stripe.subscriptions.create({
      customer: await customer(),
      items: [{ price: site.platform.stripe!.prices.premium }],
      default_payment_method: card!.id,
      metadata: { professionalId: ann.professionalId },
    });
    await site.drainJobs();
    expect(await own()).toMatchObject({ standing: 'active', plan: { id: 'premium' } });
    const statuses = (await subscriptionsAtStripe(site, ann)).map(({ id, status }) => [id, status]);
    expect(statuses).toHaveLength(2);
    expect(statuses.filter(([, status]) => status !== 'canceled')).toEqual([[newer.id, 'active']]);
  });
});

describe('The nightly reconciliation', () => {
  test('finds changes without an event', async () => {
    loseEvents();
    await begin();
    await site.drainJobs();
    await site.platform.db
      .updateTable('subscriptions')
      .set({ read_at: new Date(0) })
      .execute();
    await reconcileSubscriptions(site.platform);
    expect(await own()).toMatchObject({ standing: 'trialing' });
    loseEvents();
    await site.advance(15 * 86_400);
    await reconcileSubscriptions(site.platform);
    expect(await row()).toMatchObject({ status: 'active' });
  });

  test('continues past a customer that cannot be fetched, and ends', async () => {
    loseEvents();
    await begin();
    const broken = await aProfessional(site, 'Bob');
    const values = {
      professional_id: broken.professionalId,
      stripe_customer_id: '',
      read_at: null,
    };
    await site.platform.db.insertInto('subscriptions').values(values).execute();
    await reconcileSubscriptions(site.platform);
    expect(await own()).toMatchObject({ standing: 'trialing' });
    await site.platform.db
      .deleteFrom('subscriptions')
      .where('professional_id', '=', broken.professionalId)
      .execute();
  });

  test('deletes events after ninety days', async () => {
    const now = site.platform.clock.now().getTime();
    const event = (id: string, days: number) => ({
      id,
      type: 'invoice.paid',
      received_at: new Date(now - days * 86_400_000),
    });
    const { db } = site.platform;
    await db
      .insertInto('stripe_events')
      .values([event('evt_old', 91), event('evt_new', 89)])
      .execute();
    await reconcileSubscriptions(site.platform);
    const left = await db.selectFrom('stripe_events').select('id').execute();
    expect(left.map(({ id }) => id)).toContain('evt_new');
    expect(left.map(({ id }) => id)).not.toContain('evt_old');
  });
});
