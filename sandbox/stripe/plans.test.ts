import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import type { StripeSandbox } from './stripe-sandbox.ts';

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
const HALF_A_MONTH = 15.5 * 24 * 3600;

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

describe('changing to another price', () => {
  it('charges the difference for the rest of the period, as previewed', async () => {
    const { customer, subscription, item } = await subscribed();
    const length = item.current_period_end - item.current_period_start;
    await site.advance(HALF_A_MONTH);
    const wishes: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {
      items: [{ id: item.id, price: premium }],
      proration_behavior: 'always_invoice',
    };
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
      subscription_details: wishes,
    });
    const share = 1 - HALF_A_MONTH / length;
    expect(Math.abs(preview.amount_due - 5000 * share)).toBeLessThan(3);
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: premium }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(changed.items.data[0]).toMatchObject({
      price: { id: premium },
      current_period_end: item.current_period_end,
    });
    const invoice = changed.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    expect(Math.abs(invoice.amount_paid - preview.amount_due)).toBeLessThan(3);
    expect(invoice.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
  });

  it('to a cheaper one becomes credit, which pays the next invoice first', async () => {
    const { customer, subscription, item } = await subscribed(premium);
    const { latest_invoice: latest } = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: professional }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    const invoice = latest as Stripe.Invoice;
    expect(invoice).toMatchObject({ amount_due: 0, status: 'paid', ending_balance: invoice.total });
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect([balance < -4990, balance]).toEqual([true, invoice.total]);
    const next = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ total: 2900, amount_due: 0, starting_balance: balance });
    await site.advance(32 * 24 * 3600);
    const after = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect(after.balance).toBe(balance + 2900);
  });

  it('changes nothing where the card is declined', async () => {
    const { customer, subscription, item } = await subscribed();
    await sandbox.operations.setDefaultCard(customer, { ...CARD, number: '4000000000000341' });
    const before = await stripe.subscriptions.retrieve(subscription.id);
    const events = (await stripe.events.list({ limit: 100 })).data.length;
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: premium }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect((await stripe.events.list({ limit: 100 })).data).toHaveLength(events);
  });

  it('during a trial costs nothing', async () => {
    const customer = await customerWith();
    const trial = await stripe.subscriptions.create({
      customer,
      items: [{ price: professional }],
      trial_period_days: 14,
    });
    await stripe.subscriptions.update(trial.id, {
      items: [{ id: trial.items.data[0]!.id, price: premium }],
      proration_behavior: 'always_invoice',
    });
    const next = await stripe.invoices.createPreview({ subscription: trial.id });
    expect(next).toMatchObject({ amount_due: 7900, created: trial.trial_end });
    const ended = await stripe.subscriptions.update(trial.id, { trial_end: 'now' });
    expect(ended.status).toBe('active');
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ amount_paid: paid }) => paid)).toEqual([7900, 0]);
  });
});

describe('ending at once', () => {
  it('credits unused paid time, where requested', async () => {
    const { customer, subscription } = await subscribed();
    const wishes = { prorate: true, invoice_now: true };
    const ended = await stripe.subscriptions.cancel(subscription.id, wishes);
    expect(ended.status).toBe('canceled');
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect([balance <= -2895, balance >= -2900]).toEqual([true, true]);
    const next = await stripe.subscriptions.create({ customer, items: [{ price: professional }] });
    expect(next.status).toBe('active');
  });

  it('happens to all of a deleted customer, who is remembered as deleted', async () => {
    const { customer, subscription } = await subscribed();
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(stripe.customers.update(customer, { name: 'B' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('the payment page', () => {
  async function openPage(trialDays?: number) {
    const customer = (await stripe.customers.create({})).id;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: professional, quantity: 1 }],
      success_url: 'http://localhost/ok?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost/no',
      subscription_data: {
        metadata: { planId: 'professional' },
        ...(trialDays && { trial_period_days: trialDays }),
      },
    });
    return { customer, session };
  }

  it('begins a trial with the card', async () => {
    const { session } = await openPage(14);
    expect(session.url).toContain(`/dev/stripe/checkout/${session.id}`);
    const outcome = await sandbox.operations.completeCheckout({
      sessionId: session.id,
      card: CARD,
    });
    expect(outcome).toEqual({ outcome: 'succeeded' });
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.default_payment_method', 'line_items'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      subscription: {
        status: 'trialing',
        metadata: { planId: 'professional' },
        default_payment_method: { card: { last4: '4242' } },
      },
      line_items: { data: [{ price: { id: professional } }] },
    });
    await expect(
      sandbox.operations.completeCheckout({ sessionId: session.id, card: CARD }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('stays open where the card is declined, and begins nothing', async () => {
    const { customer, session } = await openPage();
    for (const number of ['4000000000000002', '4000000000000341', '1234123412341234']) {
      const card = { ...CARD, number };
      const outcome = await sandbox.operations.completeCheckout({ sessionId: session.id, card });
      expect(outcome.outcome).toBe('declined');
    }
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    await sandbox.operations.completeCheckout({ sessionId: session.id, card: CARD });
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ amount_paid: paid }) => paid)).toEqual([2900]);
  });

  it('requires 3-D Secure where the bank does', async () => {
    const { customer, session } = await openPage(14);
    const asked = await sandbox.operations.completeCheckout({
      sessionId: session.id,
      card: { ...CARD, number: '4000002500003155' },
    });
    if (asked.outcome !== 'requires_action') throw new Error(asked.outcome);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    const { intentId } = asked;
    await sandbox.operations.finishAction({ intentId, passed: true });
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('expires after a day, or when told to', async () => {
    const [{ session: left }, { session: told }] = [await openPage(), await openPage()];
    expect((await stripe.checkout.sessions.expire(told.id)).status).toBe('expired');
    await site.advance(24 * 3600 + 1);
    expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired');
    expect((await stripe.checkout.sessions.list({ status: 'open' })).data).toEqual([]);
  });
});
