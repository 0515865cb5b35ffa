import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { findDue } from './queries.ts';
import type { StripeSandbox } from './stripe-sandbox.ts';

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };

let site: StartedApp;
let stripe: Stripe;
let sandbox: StripeSandbox;

beforeAll(async () => {
  site = await startApp();
  stripe = await site.platform.stripe!.loadClient();
  sandbox = site.sandbox!;
});

afterAll(() => site.stop());

const { professional, premium } = {
  professional: 'price_sandbox_professional',
  premium: 'price_sandbox_premium',
};

async function customerWith(card = CARD) {
  const customer = await stripe.customers.create({ name: 'Ana' });
  await sandbox.operations.setDefaultCard(customer.id, card);
  return customer.id;
}

async function subscribed(price = professional) {
  const customer = await customerWith();
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price }] });
  expect(subscription.status).toBe('active');
  return { customer, subscription, item: subscription.items.data[0]! };
}

function send(path: string, init?: RequestInit & { key?: string; idempotencyKey?: string }) {
  const { host, port, secretKey } = sandbox.access;
  return fetch(`http://${host}:${port}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${init?.key ?? secretKey}`,
      ...(init?.idempotencyKey && { 'idempotency-key': init.idempotencyKey }),
    },
  });
}

/** Concurrent calls then meet in the database, and not one after the other in its pool. */
async function openConnections() {
  const { db } = site.platform;
  const pause = sql`select pg_sleep(0.05)`;
  await Promise.all(Array.from({ length: 10 }, () => pause.execute(db)));
}

describe('a call', () => {
  it('needs the secret key', async () => {
    const answer = await send('/v1/customers', { key: 'sk_test_other' });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error: { type: 'invalid_request_error' } },
    ]);
  });

  it('for an unknown object is refused', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
    await expect(
      stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: professional }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
    expect((await send('/v1/nothing')).status).toBe(404);
  });

  it('with an unknown or unsupported parameter is refused', async () => {
    const unknown = await send('/v1/customers', { method: 'POST', body: 'emial=a@demo.test' });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { error: { code: 'parameter_unknown', param: 'emial' } },
    ]);
    await expect(stripe.customers.create({ balance: 5 })).rejects.toMatchObject({
      param: 'balance',
    });
    await expect(
      stripe.customers.retrieve(await customerWith(), { expand: ['nothing'] }),
    ).rejects.toMatchObject({ param: 'expand' });
  });
});

describe('an idempotency key', () => {
  it('creates one object of two concurrent calls', async () => {
    const make = () => stripe.customers.create({ name: 'Once' }, { idempotencyKey: 'once' });
    const made = await Promise.all([make(), make(), make()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { data } = await stripe.customers.list({ limit: 100 });
    expect(data.filter(({ name }) => name === 'Once')).toHaveLength(1);
    expect((await make()).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('lets the second wait for the answer of the first', async () => {
    const make = () =>
      send('/v1/customers', { method: 'POST', body: 'name=Twin', idempotencyKey: 'twins' });
    await openConnections();
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Stripe.Customer).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('is for one call only', async () => {
    await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'same' });
    await expect(
      stripe.customers.create({ name: 'Other' }, { idempotencyKey: 'same' }),
    ).rejects.toMatchObject({ rawType: 'idempotency_error', statusCode: 400 });
  });

  it('returns the same refusal again', async () => {
    const call = { idempotencyKey: 'declined' };
    const customer = await customerWith({ ...CARD, number: '4000000000000341' });
    const wishes: Stripe.SubscriptionCreateParams = {
      customer,
      items: [{ price: professional }],
      payment_behavior: 'error_if_incomplete',
    };
    await expect(stripe.subscriptions.create(wishes, call)).rejects.toMatchObject({
      statusCode: 402,
    });
    await sandbox.operations.setDefaultCard(customer, CARD);
    await expect(stripe.subscriptions.create(wishes, call)).rejects.toMatchObject({
      statusCode: 402,
    });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.invoices.list({ customer })).data).toEqual([]);
  });
});

it('lists are paginated, newest first', async () => {
  const made: string[] = [];
  const customer = await customerWith();
  for (let index = 0; index < 3; index++) {
    const order = { customer, items: [{ price: premium }] };
    made.unshift((await stripe.subscriptions.create(order)).id);
  }
  const page = await stripe.subscriptions.list({ customer, limit: 2 });
  expect([page.has_more, page.data.map(({ id }) => id)]).toEqual([true, made.slice(0, 2)]);
  const ids: string[] = [];
  for await (const { id } of stripe.subscriptions.list({ customer, limit: 1 })) ids.push(id);
  expect(ids).toEqual(made);
  await expect(stripe.subscriptions.list({ customer, limit: 0 })).rejects.toMatchObject({
    param: 'limit',
  });
});

it('concurrent calls for one customer are serialized', async () => {
  const { subscription, customer, item } = await subscribed();
  await openConnections();
  await Promise.all([
    ...[premium, professional, premium, professional].map((price) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
      }),
    ),
    site.sandbox!.catchUp(),
  ]);
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  const numbers = data.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const paid = data.reduce((sum, invoice) => sum + invoice.amount_paid, 0);
  const due = data.reduce((sum, invoice) => sum + invoice.total, 0);
  const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
  expect(paid + balance).toBe(due);
  // In any order: the sum of all invoices is that of the plan they ended with.
  const after = await stripe.subscriptions.retrieve(subscription.id);
  const price = after.items.data[0]!.price.unit_amount ?? 0;
  expect(Math.abs(due - price)).toBeLessThan(50);
});

it('a call does not wait for what is due of other customers', async () => {
  const one = await subscribed();
  const other = await subscribed();
  site.time.ahead += 40 * DAY_MS;
  const { data } = await stripe.invoices.list({ customer: one.customer });
  expect(data.map(({ billing_reason: reason }) => reason)).toContain('subscription_cycle');
  const overdue = await findDue(site.platform.db, site.platform.clock.now(), other.customer);
  expect(overdue?.id).toBe(other.subscription.id);
  expect(await findDue(site.platform.db, site.platform.clock.now(), one.customer)).toBe(undefined);
});

it('the sandbox keeps its state on another start', async () => {
  const { subscription } = await subscribed();
  const again = await startApp({ beside: { database: site.database, time: site.time } });
  const other = await again.platform.stripe!.loadClient();
  expect(await other.subscriptions.retrieve(subscription.id)).toMatchObject({
    id: subscription.id,
    status: 'active',
  });
  await again.stop();
});

it('sells the two plans by the month', async () => {
  const { data } = await stripe.prices.list();
  expect(data.map(({ unit_amount: cents }) => cents)).toEqual([2900, 7900]);
  const { product } = await stripe.prices.retrieve(premium);
  expect((await stripe.products.retrieve(product as string)).name).toBe('Nearhand Premium');
});

it('the portal is opened for a customer', async () => {
  const customer = await customerWith();
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost/back',
  });
  expect(url).toMatch(/\/dev\/stripe\/portal\/bps_/);
  const { data } = await stripe.paymentMethods.list({ customer });
  expect(data.map(({ card }) => card?.last4)).toEqual(['4242']);
});

// Last: the connection it was sent on is cut off.
it('a call too large for a form is not read', async () => {
  const answer = await send('/v1/customers', { method: 'POST', body: 'x'.repeat(300_000) });
  expect(answer.status).toBe(413);
});
