import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '#server/platform/platform.ts';
import { openStripe, type StripeAccount } from '#server/platform/stripe.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { examinationOf } from '#tests/support/admin/doctor.ts';
import { examinePayments } from './payments.ts';

// An account at Stripe: the sandbox has neither endpoints nor settings.

const URL = 'https://nearhand.test/api/stripe/webhook';
const EVERY = { object: 'list', has_more: false, url: '/v1' };
const priceOf = (cents: number, more: object = {}) => ({
  object: 'price',
  active: true,
  currency: 'usd',
  livemode: false,
  unit_amount: cents,
  recurring: { interval: 'month', interval_count: 1 },
  ...more,
});
const refused = (status: number, type: string, code: string) => ({
  status,
  error: { type, code, message: 'Invalid API Key provided: sk_test_very_secret' },
});
const well = {
  '/v1/prices/price_professional': priceOf(2900),
  '/v1/prices/price_premium': priceOf(7900),
  '/v1/webhook_endpoints': {
    ...EVERY,
    data: [{ object: 'webhook_endpoint', url: URL, status: 'enabled', enabled_events: ['*'] }],
  },
  '/v1/billing_portal/configurations': {
    ...EVERY,
    data: [{ features: { payment_method_update: { enabled: true }, subscription_update: {} } }],
  },
};

let site: StartedApp;
let peer: Server;
let says: Record<string, object>;
let account: StripeAccount;
beforeAll(async () => {
  site = await startApp();
  peer = createServer((request, answer) => {
    const said = says[new globalThis.URL(request.url ?? '', 'http://peer').pathname] ?? {};
    // What is refused has a number, where an object of Stripe may have a word.
    const isRefused = 'status' in said && typeof said.status === 'number';
    answer.writeHead(isRefused ? Number(said.status) : 200);
    answer.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => void peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.address() as AddressInfo;
  const access = {
    host: '127.0.0.1',
    port,
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    prices: { professional: 'price_professional', premium: 'price_premium' },
  };
  account = { ...openStripe({ stripe: undefined }, access)!, mode: 'test' };
});
beforeEach(() => {
  says = { ...well };
});
afterAll(async () => {
  peer.close();
  await site.stop();
});

function findings(differently: Partial<Platform>) {
  return examinePayments(examinationOf({ ...site.platform, ...differently }));
}

/** The findings with a problem, why, and what to do. */
async function faults(): Promise<string[]> {
  const config = { ...site.platform.config, publicUrl: 'https://nearhand.test' };
  const wrong = (await findings({ config, stripe: account })).filter(({ ok }) => ok !== 'ok');
  return wrong.map(({ what, note, cure }) => `${what}: ${note} ${cure}`);
}

describe('the doctor', () => {
  it('passes payments that are set up as docs/payments.md says', async () => {
    expect(await faults()).toEqual([]);
  });

  it('passes the prices of the sandbox', async () => {
    const found = await findings({});
    const prices = found.filter(({ what }) => what.startsWith('Price of'));
    expect(prices.map(({ ok, note }) => [ok, note])).toEqual([
      ['ok', 'As it should be.'],
      ['ok', 'As it should be.'],
    ]);
  });

  it('reports no problem where there are no keys, and says what that means', async () => {
    const config = { ...site.platform.config, demo: false };
    const note = expect.stringContaining('No Stripe keys') as string;
    expect(await findings({ config, stripe: undefined })).toMatchObject([{ ok: 'ok', note }]);
    expect(await findings({ stripe: undefined })).toMatchObject([
      { ok: 'ok', note: 'Sandbox, nobody is charged.' },
    ]);
  });

  it.each([
    ['another amount', { unit_amount: 2500 }, 'Is $25 every month at Stripe, and $29'],
    ['another currency', { currency: 'cad' }, 'Is CA$29'],
    ['a year', { recurring: { interval: 'year', interval_count: 1 } }, 'Is $29 every year'],
    ['no subscription', { recurring: null }, 'Is $29 once'],
    ['an archived one', { active: false }, 'Is archived'],
    ['the other mode', { livemode: true }, 'Is a live mode price'],
  ])('reports a price of %s', async (_, more, note) => {
    says['/v1/prices/price_professional'] = priceOf(2900, more);
    expect(await faults()).toEqual([expect.stringContaining(`Price of professional: ${note}`)]);
  });

  it('reports a price that does not exist', async () => {
    const missing = refused(404, 'invalid_request_error', 'resource_missing');
    says['/v1/prices/price_premium'] = missing;
    expect(await faults()).toEqual([
      expect.stringContaining('Price of premium: Does not exist at Stripe.'),
    ]);
  });

  it('reports a webhook that is missing, disabled or lacks events', async () => {
    const endpoint = { url: URL, status: 'enabled', enabled_events: ['*'] };
    const ofEndpoint = async (more: object) => {
      says['/v1/webhook_endpoints'] = { ...EVERY, data: [{ ...endpoint, ...more }] };
      return (await faults()).join('');
    };
    expect(await ofEndpoint({ url: 'https://other.test' })).toContain(`None for ${URL}`);
    expect(await ofEndpoint({ status: 'disabled' })).toContain('Is disabled');
    const few = { enabled_events: ['invoice.paid', 'checkout.session.completed'] };
    expect(await ofEndpoint(few)).toContain('Does not send customer.subscription.created');
  });

  it('reports a portal that was never saved, or in which plans can be changed', async () => {
    const path = '/v1/billing_portal/configurations';
    const on = { enabled: true };
    says[path] = { ...EVERY, data: [] };
    expect(await faults()).toEqual([expect.stringContaining('Was never saved')]);
    const features = { payment_method_update: on, subscription_update: on };
    says[path] = { ...EVERY, data: [{ features }] };
    expect(await faults()).toEqual([expect.stringContaining('change plans there')]);
  });

  it('reports Stripe Tax that is chosen and not active, or counts taxes within prices', async () => {
    const { db } = site.platform;
    await db.updateTable('plan_taxes').set({ mode: 'automatic' }).execute();
    const ofTaxes = async (status: string, tax_behavior: string | null) => {
      const defaults = { tax_behavior, tax_code: null, provider: 'stripe' };
      says['/v1/tax/settings'] = { object: 'tax.settings', status, defaults };
      return faults();
    };
    expect(await ofTaxes('active', 'exclusive')).toEqual([]);
    expect(await ofTaxes('pending', null)).toEqual([
      expect.stringContaining('Stripe Tax: Is chosen in the panel, and not active'),
    ]);
    expect(await ofTaxes('active', 'inclusive')).toEqual([
      expect.stringContaining('Set the default there to exclusive.'),
    ]);
    says['/v1/prices/price_premium'] = priceOf(7900, { tax_behavior: 'inclusive' });
    expect(await ofTaxes('active', 'exclusive')).toEqual([
      expect.stringContaining('Price of premium: Contains its taxes at Stripe'),
    ]);
    await db.updateTable('plan_taxes').set({ mode: 'none' }).execute();
    expect(await faults()).toEqual([]);
  });

  it('says why Stripe does not answer, without disclosing the key', async () => {
    const wrongKey = refused(401, 'invalid_request_error', 'api_key_invalid');
    says = Object.fromEntries(Object.keys(well).map((path) => [path, wrongKey]));
    const found = await faults();
    expect(found).toHaveLength(4);
    expect(found.join('')).toContain('Stripe refuses STRIPE_SECRET_KEY');
    expect(found.join('')).not.toContain('very_secret');
  });
});
