import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, createSubscription, getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard, payOnPage } from '#tests/support/payments/card-form.ts';
import { aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';
import { subscriptionsAtStripe } from '#tests/support/payments/stripe-account.ts';
import { isTrialAvailable } from './trial-claims.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

interface Reached {
  email?: string;
  phone?: string;
}

async function somebody(name: string, reached: Reached = {}): Promise<Professional> {
  const professional = await aProfessional(site, name);
  const users = site.platform.db.updateTable('users').where('id', '=', professional.id);
  if (Object.keys(reached).length > 0) await users.set(reached).execute();
  return professional;
}

async function begin(professional: Professional, card: string) {
  const { clientSecret, type } = await professional.call(createSubscription, { body: {} });
  await giveCard(site, clientSecret, card);
  await site.drainJobs();
  return type;
}

const own = ({ call }: Professional) => call(getSubscription);

/** Each test card number is one card, whoever uses it. */
const forgetClaims = () => site.platform.db.deleteFrom('trial_claims').execute();

test('A trial is used up by the first card, and is not available a second time', async () => {
  await forgetClaims();
  const ann = await somebody('Ann');
  await ann.call(createSubscription, { body: {} });
  await site.drainJobs();
  expect(await own(ann)).toMatchObject({ standing: 'free', trialAvailable: true });
  await begin(ann, CARDS.good);
  expect(await own(ann)).toMatchObject({ standing: 'trialing', trialAvailable: false });
});

test('A card that had its trial brings no other: it ends before the plan counts', async () => {
  await forgetClaims();
  await begin(await somebody('Ann'), CARDS.good);
  const bob = await somebody('Bob');
  await begin(bob, CARDS.good);
  expect(await own(bob)).toMatchObject({
    standing: 'free',
    plan: { id: 'free' },
    trialAvailable: false,
    trialRefused: true,
  });
  expect((await subscriptionsAtStripe(site, bob)).map(({ status }) => status)).toEqual([
    'canceled',
  ]);
  const told = (await lettersOf(site)).filter(({ recipient }) => recipient === bob.email);
  expect(told).toEqual([]);
});

test('A professional who was refused a trial can pay at once, and is refused nothing more', async () => {
  await forgetClaims();
  await begin(await somebody('Ann'), CARDS.good);
  const bob = await somebody('Bob');
  await begin(bob, CARDS.good);
  expect(await begin(bob, CARDS.good)).toBe('payment');
  expect(await own(bob)).toMatchObject({ standing: 'active', trialRefused: false });
});

test('Another spelling of an address, or the same phone, has no trial to begin with', async () => {
  await forgetClaims();
  const name = randomUUID().slice(0, 8);
  const phone = '+15145550123';
  const first = await somebody('Ann', { email: `${name}@gmail.com`, phone });
  await begin(first, CARDS.good);
  // The phone moves to another account.
  const { db } = site.platform;
  await db.updateTable('users').set({ phone: null }).where('id', '=', first.id).execute();
  const others = [
    await somebody('Bea', { email: `${name.slice(0, 3)}.${name.slice(3)}+more@googlemail.com` }),
    await somebody('Cas', { phone }),
  ];
  for (const other of others) {
    expect(await isTrialAvailable(site.platform, other.professionalId)).toBe(false);
    expect(await begin(other, CARDS.mastercard)).toBe('payment');
  }
  const stranger = await somebody('Dan', { email: `${name}x@gmail.com` });
  expect(await isTrialAvailable(site.platform, stranger.professionalId)).toBe(true);
});

test('Of many concurrent uses of one card, one has the trial', async () => {
  await forgetClaims();
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => somebody(name)));
  const begun = await Promise.all(people.map(({ call }) => call(createSubscription, { body: {} })));
  await Promise.all(begun.map(({ clientSecret }) => giveCard(site, clientSecret)));
  await site.drainJobs();
  const standings = await Promise.all(people.map(async (one) => (await own(one)).standing));
  expect(standings.toSorted()).toEqual(['free', 'free', 'free', 'trialing']);
});

test('A deleted account keeps its trial used up', async () => {
  await forgetClaims();
  const ann = await somebody('Ann');
  await begin(ann, CARDS.good);
  await site.platform.db.deleteFrom('professionals').where('id', '=', ann.professionalId).execute();
  const again = await somebody('Ann');
  await begin(again, CARDS.good);
  expect(await own(again)).toMatchObject({ trialRefused: true, plan: { id: 'free' } });
});

test('Two payment pages, opened while there was a trial, bring one', async () => {
  await forgetClaims();
  const ann = await somebody('Ann');
  const body = { planId: 'professional' } as const;
  const first = await ann.call(checkout, { body });
  const second = await ann.call(checkout, { body: { planId: 'premium' } });
  await payOnPage(site, first.url).catch(() => undefined);
  await payOnPage(site, second.url, CARDS.mastercard).catch(() => undefined);
  await site.drainJobs();
  const all = await subscriptionsAtStripe(site, ann);
  expect(all.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
});

test('Claims are stored as hashes', async () => {
  await forgetClaims();
  const ann = await somebody('Ann');
  await begin(ann, CARDS.good);
  const claims = await site.platform.db.selectFrom('trial_claims').selectAll().execute();
  expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['card', 'email']);
  expect(claims.map(({ value_hash: hash }) => hash.length)).toEqual([32, 32]);
});
