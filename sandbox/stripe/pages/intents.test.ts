import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

let secret: string;
beforeEach(async () => {
  const stripe = await site.platform.stripe!.loadClient();
  const customer = await stripe.customers.create({ email: 'luc@demo.test' });
  const begun = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: site.platform.stripe!.prices.professional }],
    trial_period_days: 14,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['pending_setup_intent'],
  });
  secret = (begun.pending_setup_intent as Stripe.SetupIntent).client_secret ?? '';
});

const GOOD = { number: '4242424242424242', exp_month: 12, exp_year: 2039, cvc: '123' };

interface Answered {
  intent: { status: string };
  error: { type: string; code: string; decline_code?: string };
}

/** A call of the card form's script. */
async function call(step: string, more: object = {}, headers: Record<string, string> = {}) {
  const [id] = secret.split('_secret_');
  const { publishableKey: key } = site.platform.stripe!;
  const answer = await site.fetch(`/dev/stripe/intents/${id}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ key, client_secret: secret, ...more }),
  });
  const text = await answer.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Answered;
  return { status: answer.status, body };
}

const standing = async () => (await call('read')).body.intent.status;

describe('the calls of the card form', () => {
  it('confirm an intent with a card, and disclose nothing of its customer', async () => {
    const { body } = await call('confirm', { card: GOOD });
    expect(body.intent).toMatchObject({ object: 'setup_intent', status: 'succeeded' });
    expect(body.intent).not.toHaveProperty('customer');
  });

  it('say why a card was declined', async () => {
    const { body } = await call('confirm', { card: { ...GOOD, number: '4000000000009995' } });
    expect(body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    expect(await standing()).toBe('requires_payment_method');
  });

  it('go through 3-D Secure, or say that it failed', async () => {
    const card = { ...GOOD, number: '4000002500003155' };
    expect((await call('confirm', { card })).body.intent.status).toBe('requires_action');
    const failed = await call('authenticate', { passed: false });
    expect(failed.body.error.code).toBe('setup_intent_authentication_failure');
    await call('confirm', { card });
    const passed = await call('authenticate', { passed: true });
    expect(passed.body.intent.status).toBe('succeeded');
  });

  it.each([
    ['a number that may be real', { number: '4111111111111111' }, 200],
    ['a month that there is not', { exp_month: 13 }, 400],
    ['no security code', { cvc: '' }, 400],
  ])('accept no card with %s', async (_, wrong, status) => {
    const answer = await call('confirm', { card: { ...GOOD, ...wrong } });
    expect(answer.status).toBe(status);
    expect(answer.body).toHaveProperty('error');
    expect(await standing()).toBe('requires_payment_method');
  });

  it.each([
    ['another secret', () => ({ client_secret: secret.replace(/.$/, 'x') })],
    ['another key', () => ({ key: 'pk_test_other' })],
  ])('find nothing with %s', async (_, wrong) => {
    const answer = await call('confirm', { card: GOOD, ...wrong() });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
    expect(await standing()).toBe('requires_payment_method');
  });

  it('say in their own form that an intent is done', async () => {
    await call('confirm', { card: GOOD });
    const again = await call('confirm', { card: GOOD });
    expect(again).toMatchObject({
      status: 409,
      body: { error: { type: 'invalid_request_error' } },
    });
  });

  it('are refused for another site', async () => {
    const answer = await call('confirm', { card: GOOD }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await standing()).toBe('requires_payment_method');
  });
});

describe('the script of the card form', () => {
  it("is one plain script that can replace Stripe's", async () => {
    const answer = await site.fetch('/dev/stripe/stripe.js');
    const script = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(script).not.toMatch(/^(?:import|export) /m);
    const window: Record<string, unknown> = {};
    // oxlint-disable-next-line typescript/no-implied-eval -- it is a script, to be run as one
    new Function('window', script)(window);
    expect(window['Stripe']).toHaveProperty('version', 'endive');
  });
});
