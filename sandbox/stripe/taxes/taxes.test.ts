import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import type { StripeSandbox } from '../stripe-sandbox.ts';

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
const items = [{ price: 'price_sandbox_professional' }];

let site: StartedApp;
let stripe: Stripe;
let sandbox: StripeSandbox;
let quebec: string[];
beforeAll(async () => {
  site = await startApp();
  stripe = await site.platform.stripe!.loadClient();
  sandbox = site.sandbox!;
  quebec = [await rate('GST/TPS', 5), await rate('QST/TVQ', 9.975)];
});
afterAll(() => site.stop());

async function rate(display_name: string, percentage: number, inclusive = false) {
  return (await stripe.taxRates.create({ display_name, percentage, inclusive })).id;
}

async function customer() {
  const { id } = await stripe.customers.create({ name: 'Ana' });
  await sandbox.operations.setDefaultCard(id, CARD);
  return id;
}

async function invoiceOf(wanted: Omit<Stripe.SubscriptionCreateParams, 'items' | 'customer'>) {
  const begun = await stripe.subscriptions.create({
    customer: await customer(),
    items,
    expand: ['latest_invoice'],
    ...wanted,
  });
  return { begun, invoice: begun.latest_invoice as Stripe.Invoice };
}

const amountsOf = ({ total_taxes: taxes }: Stripe.Invoice) => taxes?.map(({ amount }) => amount);

describe('tax rates', () => {
  it('are added to each line of an invoice, rounded by the line', async () => {
    const { begun, invoice } = await invoiceOf({ default_tax_rates: quebec });
    expect(invoice).toMatchObject({
      subtotal: 2900,
      total: 3334,
      total_excluding_tax: 2900,
      amount_paid: 3334,
      automatic_tax: { enabled: false },
    });
    expect(amountsOf(invoice)).toEqual([145, 289]);
    expect(invoice.lines.data[0]).toMatchObject({
      amount: 2900,
      taxes: [
        { amount: 145, tax_behavior: 'exclusive', tax_rate_details: { tax_rate: quebec[0] } },
        { amount: 289, tax_behavior: 'exclusive', tax_rate_details: { tax_rate: quebec[1] } },
      ],
    });
    expect(begun.default_tax_rates?.map(({ id }) => id)).toEqual(quebec);
    await site.advance(31 * 86_400);
    const [renewal] = (await stripe.invoices.list({ subscription: begun.id })).data;
    expect(renewal).toMatchObject({ billing_reason: 'subscription_cycle', total: 3334 });
  });

  it('that are inclusive change no total', async () => {
    const within = [await rate('GST/TPS', 5, true), await rate('QST/TVQ', 9.975, true)];
    const { invoice } = await invoiceOf({ default_tax_rates: within });
    expect(invoice).toMatchObject({ subtotal: 2900, total: 2900, total_excluding_tax: 2522 });
    expect(amountsOf(invoice)).toEqual([126, 252]);
  });

  it('of a subscription count from its next invoice', async () => {
    const { begun } = await invoiceOf({});
    await stripe.subscriptions.update(begun.id, { default_tax_rates: quebec });
    const { data } = await stripe.invoices.list({ subscription: begun.id });
    expect(data.map(({ total }) => total)).toEqual([2900]);
    expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(3334);
    await stripe.subscriptions.update(begun.id, { default_tax_rates: '' });
    expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(2900);
  });

  it('of its item count before them', async () => {
    const { begun } = await invoiceOf({ default_tax_rates: quebec });
    const { id } = begun.items.data[0]!;
    const total = async () =>
      (await stripe.invoices.createPreview({ subscription: begun.id })).total;
    const vat = await rate('VAT', 20);
    const changed = await stripe.subscriptions.update(begun.id, {
      items: [{ id, tax_rates: [vat] }],
    });
    expect(changed.items.data[0]?.tax_rates?.map((one) => one.id)).toEqual([vat]);
    expect(changed.default_tax_rates?.map((one) => one.id)).toEqual(quebec);
    expect(await total()).toBe(3480);
    await stripe.subscriptions.update(begun.id, { items: [{ id, tax_rates: '' }] });
    expect(await total()).toBe(3334);
  });

  it('that are archived are refused for what is new, and stay where they are', async () => {
    const old = await rate('VAT', 20);
    const { begun } = await invoiceOf({ default_tax_rates: [old] });
    await stripe.taxRates.update(old, { active: false });
    await expect(invoiceOf({ default_tax_rates: [old] })).rejects.toThrow('archived');
    expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(3480);
    const active = await stripe.taxRates.list({ active: true, limit: 100 });
    expect(active.data.map(({ id }) => id)).not.toContain(old);
  });

  it.each([-1, 100.1, 5.12345])('of %s percent are refused', async (percentage) => {
    await expect(rate('Odd', percentage)).rejects.toMatchObject({ param: 'percentage' });
  });
});

describe('Stripe Tax', () => {
  const automatic_tax = { enabled: true };
  const session = async () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await customer(),
      line_items: [{ ...items[0], quantity: 1 }],
      success_url: 'https://example.test/',
      automatic_tax,
      billing_address_collection: 'required',
      customer_update: { address: 'auto', name: 'auto' },
      tax_id_collection: { enabled: true },
    });

  it('needs to know where somebody is', async () => {
    await expect(invoiceOf({ automatic_tax })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
  });

  it.each([
    ['CA', 'QC', [145, 289]],
    ['CA', 'ON', [377]],
    ['CA', 'AB', [145]],
    ['US', 'WA', [290]],
    ['US', 'OR', []],
    ['MX', 'CMX', [464]],
  ])('finds the taxes of %s, %s on the payment page', async (country, state, taxes) => {
    const opened = await session();
    expect(opened).toMatchObject({
      amount_total: 2900,
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
    });
    const place = { country, state, postal_code: null };
    await sandbox.operations.giveAddress({ sessionId: opened.id, place });
    const total = taxes.reduce((sum, one) => sum + one, 2900);
    const located = await stripe.checkout.sessions.retrieve(opened.id);
    expect(located).toMatchObject({
      amount_total: total,
      total_details: { amount_tax: total - 2900 },
      automatic_tax: { status: 'complete' },
    });
    await sandbox.operations.completeCheckout({ sessionId: opened.id, card: CARD });
    const done = await stripe.checkout.sessions.retrieve(opened.id, { expand: ['invoice'] });
    const invoice = done.invoice as Stripe.Invoice;
    expect(amountsOf(invoice)).toEqual(taxes);
    expect(invoice).toMatchObject({ amount_paid: total, automatic_tax: { enabled: true } });
    expect(invoice.customer_address).toMatchObject({ country, state });
  });

  it('does not go with tax rates', async () => {
    const { begun } = await invoiceOf({ default_tax_rates: quebec });
    await expect(stripe.subscriptions.update(begun.id, { automatic_tax })).rejects.toMatchObject({
      param: 'automatic_tax',
    });
  });
});
