import { beforeAll, describe, expect, test } from 'vitest';
import { memoryLog } from '#tests/support/log.ts';
import { callOf, openSchemaCheck, SchemaViolation, type SchemaCheck } from './check.ts';

let check: SchemaCheck;
beforeAll(() => {
  check = openSchemaCheck(memoryLog());
});

const price = {
  id: 'price_sandbox_professional',
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_790_000_000,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: 'prod_sandbox_professional',
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: 2900,
  unit_amount_decimal: '2900',
};
const answer = (body: object) => check.answer('GET /v1/prices/*', body);

describe('an answer', () => {
  test('as Stripe sends it is valid, and counts as no violation', async () => {
    await answer(price);
    expect(check.violations).toEqual([]);
  });

  test.each([
    ['without a field', { ...price, currency: undefined }, 'currency must have required'],
    ['with a field of ours', { ...price, plan_id: 'premium' }, 'plan_id must NOT have additional'],
    ['with a value that does not exist', { ...price, type: 'weekly' }, 'one_time, recurring'],
    ['with a decimal as a number', { ...price, unit_amount_decimal: 2900 }, 'unit_amount_decimal'],
    [
      'wrong within',
      { ...price, recurring: { ...price.recurring, interval: 'moon' } },
      'recurring[interval] must be equal to one of',
    ],
  ])('%s is a violation, which is counted', async (_, body, said) => {
    const before = check.violations.length;
    await expect(answer(JSON.parse(JSON.stringify(body)) as object)).rejects.toThrow(
      SchemaViolation,
    );
    expect(check.violations.slice(before)).toEqual([expect.stringContaining(said)]);
  });

  test('may contain ids or expanded objects', async () => {
    const product = {
      id: 'prod_sandbox_professional',
      object: 'product',
      active: true,
      created: 1_790_000_000,
      default_price: null,
      description: null,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: {},
      name: 'Professional',
      package_dimensions: null,
      shippable: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      updated: 1_790_000_000,
      url: null,
    };
    await answer({ ...price, product });
    await expect(answer({ ...price, product: { ...product, type: 'gift' } })).rejects.toThrow(
      'product[type]',
    );
  });
});

describe('a request', () => {
  const subscribe = (parameters: object) => check.request('POST /v1/subscriptions', parameters);
  const given = { customer: 'cus_1', items: [{ price: 'price_1' }] };

  test('with texts for numbers and booleans is valid', async () => {
    const texts = { trial_period_days: '14', off_session: 'true', metadata: { a: '1' } };
    await expect(subscribe({ ...given, ...texts })).resolves.toBeUndefined();
  });

  test.each([
    ['an unknown parameter', { ...given, trial_days: '14' }, 'parameter_unknown', 'trial_days'],
    [
      'an unknown parameter within',
      { ...given, items: [{ price: 'price_1', plan_id: 'x' }] },
      'parameter_unknown',
      'items[0][plan_id]',
    ],
    [
      'a number that is none',
      { ...given, trial_period_days: 'two' },
      undefined,
      'trial_period_days',
    ],
    [
      'a value that does not exist',
      { ...given, payment_behavior: 'default_complete' },
      undefined,
      'payment_behavior',
    ],
  ])('with %s is refused by its name', async (_, parameters, code, param) => {
    await expect(subscribe(parameters)).rejects.toMatchObject({
      status: 400,
      error: { type: 'invalid_request_error', param, ...(code && { code }) },
    });
  });

  test('without what is required is refused by its name', async () => {
    await expect(
      subscribe({ ...given, add_invoice_items: [{ discounts: [{}], price_data: {} }] }),
    ).rejects.toMatchObject({ error: { code: 'parameter_missing' } });
  });
});

describe('an event', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_790_000_000,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };

  test('of an unknown type, or with another object than its own, is a violation', async () => {
    await expect(check.event({ ...event, type: 'price.eaten' } as never)).rejects.toThrow('served');
    const wrong = { ...event, type: 'customer.updated', data: { object: price } };
    await expect(check.event(wrong)).rejects.toThrow(/^customer.updated: data\[object\]/);
  });
});

test('a path is matched by its literal parts first', () => {
  expect(callOf('POST', '/v1/invoices/create_preview')).toBe('POST /v1/invoices/create_preview');
  expect(callOf('GET', '/v1/customers/cus_1/payment_methods')).toBe(
    'GET /v1/customers/*/payment_methods',
  );
  expect(callOf('GET', '/v1/accounts/acct_1')).toBeUndefined();
});
