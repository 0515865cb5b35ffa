import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import type { StripeSandbox } from './stripe-sandbox.ts';

const DAY = 24 * 3600;
const GOOD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
const FAILS_LATER = { ...GOOD, number: '4000000000000341' };
const ASKED = { ...GOOD, number: '4000002500003155' };

let site: StartedApp;
let stripe: Stripe;
let sandbox: StripeSandbox;

beforeEach(async () => {
  site = await startApp();
  stripe = await site.platform.stripe!.loadClient();
  sandbox = site.sandbox!;
});

afterEach(() => site.stop());

function prices() {
  return site.platform.stripe!.prices;
}

async function beginTrial() {
  const customer = await stripe.customers.create({ email: 'ana@demo.test' });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices().professional }],
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
  });
  return { customer, subscription };
}

async function beginPaid(card = GOOD) {
  const customer = await stripe.customers.create({});
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices().professional }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const secret = invoice.confirmation_secret!.client_secret;
  const outcome = await confirm(secret, card);
  return { customer, id: subscription.id, secret, outcome };
}

function confirm(clientSecret: string, card = GOOD) {
  const [intentId = ''] = clientSecret.split('_secret_');
  return sandbox.operations.confirmIntent({ intentId, clientSecret, card });
}

async function typesOf(customer: string) {
  const { data } = await stripe.events.list({ limit: 100 });
  return data
    .toReversed()
    .filter(({ data: { object } }) => JSON.stringify(object).includes(customer))
    .map(({ type }) => type as string);
}

describe('a trial', () => {
  it('begins without a card, stores one, becomes a paid month, and renews', async () => {
    const { customer, subscription } = await beginTrial();
    expect(subscription.status).toBe('trialing');
    const setup = subscription.pending_setup_intent as Stripe.SetupIntent;
    expect(await confirm(setup.client_secret!)).toEqual({ outcome: 'succeeded' });
    const kept = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method'],
    });
    expect((kept.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
    expect(kept.pending_setup_intent).toBeNull();
    await site.advance(14 * DAY + 60);
    const active = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(active).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 2900, status: 'paid', billing_reason: 'subscription_cycle' },
    });
    expect(active.items.data[0]!.current_period_start).toBe(subscription.trial_end);
    await site.advance(31 * DAY);
    const { data: invoices } = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.map(({ amount_paid: paid }) => paid)).toEqual([2900, 2900, 0]);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(3);
    expect(await typesOf(customer.id)).toEqual(
      expect.arrayContaining([
        'customer.created',
        'customer.subscription.created',
        'setup_intent.succeeded',
        'payment_method.attached',
        'customer.subscription.trial_will_end',
        'customer.subscription.updated',
        'invoice.created',
        'invoice.finalized',
        'invoice.paid',
        'invoice.payment_succeeded',
        'invoice.upcoming',
      ]),
    );
  });

  it('ends without a card', async () => {
    const { customer, subscription } = await beginTrial();
    await site.advance(14 * DAY + 60);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: subscription.trial_end });
    expect((await typesOf(customer.id)).at(-1)).toBe('customer.subscription.deleted');
    const setup = subscription.pending_setup_intent as Stripe.SetupIntent;
    await expect(confirm(setup.client_secret!)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a subscription without trial', () => {
  it('is active once its first invoice is paid', async () => {
    const { id, outcome } = await beginPaid();
    expect(outcome).toEqual({ outcome: 'succeeded' });
    const subscription = await stripe.subscriptions.retrieve(id);
    expect(subscription).toMatchObject({ status: 'active' });
    expect(subscription.default_payment_method).toMatch(/^pm_/);
  });

  it('waits for the bank where the card asks', async () => {
    const { id, secret, outcome } = await beginPaid(ASKED);
    const [intentId = ''] = secret.split('_secret_');
    expect(outcome).toEqual({ outcome: 'requires_action', intentId });
    expect(await sandbox.operations.finishAction({ intentId, passed: false })).toMatchObject({
      outcome: 'declined',
      code: 'payment_intent_authentication_failure',
    });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
    await confirm(secret, ASKED);
    await sandbox.operations.finishAction({ intentId, passed: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('expires after 23 hours without payment, and its invoice is void', async () => {
    const { id, customer } = await beginPaid({ ...GOOD, number: '4000000000000002' });
    await site.advance(22 * 3600);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
    await site.advance(2 * 3600);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
    const { data } = await stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ status }) => status)).toEqual(['void']);
  });
});

describe('dunning', () => {
  async function fallBehind() {
    const { customer, subscription } = await beginTrial();
    const setup = subscription.pending_setup_intent as Stripe.SetupIntent;
    await confirm(setup.client_secret!, FAILS_LATER);
    await site.advance(14 * DAY + 60);
    return { customer, id: subscription.id, end: subscription.trial_end! };
  }

  it('retries after 1, 3, 5 and 7 days and then ends the subscription', async () => {
    const { customer, id, end } = await fallBehind();
    const tries: unknown[] = [];
    for (const days of [0, 1, 2, 2, 2]) {
      await site.advance(days * DAY);
      const { latest_invoice: invoice, status } = await stripe.subscriptions.retrieve(id, {
        expand: ['latest_invoice'],
      });
      const { attempt_count: count, next_payment_attempt: next } = invoice as Stripe.Invoice;
      tries.push([status, count, next === null ? null : (next - end) / DAY]);
    }
    expect(tries).toEqual([
      ['past_due', 1, 1],
      ['past_due', 2, 3],
      ['past_due', 3, 5],
      ['past_due', 4, 7],
      ['canceled', 5, null],
    ]);
    const types = await typesOf(customer.id);
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(5);
    expect(types).toContain('customer.subscription.deleted');
  });

  it('ends as soon as another card pays what is owed', async () => {
    const { customer, id } = await fallBehind();
    expect(await sandbox.operations.setDefaultCard(customer.id, GOOD)).toEqual({
      outcome: 'succeeded',
    });
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(subscription).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
    await site.advance(10 * DAY);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('lets an invoice be paid by the API, and keeps failed attempts', async () => {
    const { id } = await fallBehind();
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
    await expect(stripe.invoices.pay(invoice as string)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect((await stripe.invoices.retrieve(invoice as string)).attempt_count).toBe(2);
  });
});

describe('cancelling', () => {
  it('keeps the paid period until its end, can be undone, and then ends', async () => {
    const { id } = await beginPaid();
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const end = ending.items.data[0]!.current_period_end;
    expect(ending).toMatchObject({ status: 'active', cancel_at: end });
    await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
    const again = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(again).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await site.advance(32 * DAY);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
    });
  });

  it('at once ends at once; an ended one cannot be cancelled or changed again', async () => {
    const { id, customer } = await beginPaid();
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    const listed = async (status?: 'all') =>
      (await stripe.subscriptions.list({ customer: customer.id, ...(status && { status }) })).data
        .length;
    expect([await listed(), await listed('all')]).toEqual([0, 1]);
  });
});
