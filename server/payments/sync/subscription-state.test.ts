import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { chooseSubscription } from './choose-subscription.ts';
import { toSubscriptionState } from './subscription-state.ts';
import { entitledPlan, standingOf } from '#server/payments/standing.ts';

const DAY = 86_400;
const START = 1_700_000_000;
const prices = { professional: 'price_pro', premium: 'price_pre' };
const at = (seconds: number) => new Date(seconds * 1000);
const visa = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 } };

/** A paid monthly subscription; `said` overrides fields. */
function subscription(
  said: object = {},
  price: object = { id: 'price_pro', unit_amount: 2900, metadata: {} },
) {
  return {
    id: 'sub_1',
    status: 'active',
    created: START,
    metadata: {},
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    automatic_tax: { enabled: false },
    default_tax_rates: [],
    trial_end: null,
    latest_invoice: null,
    default_payment_method: visa,
    items: { data: [{ current_period_end: START + 30 * DAY, price }] },
    ...said,
  } as unknown as Stripe.Subscription;
}

function read(
  one: Stripe.Subscription,
  around: { method?: object; amount?: number; invoice?: object } = {},
) {
  return toSubscriptionState(one, {
    customerPaymentMethod: (around.method ?? null) as Stripe.PaymentMethod | null,
    nextInvoice: { amount_due: around.amount ?? 2900, ...around.invoice } as Stripe.Invoice,
    prices,
  });
}

const rate = (percentage: number, inclusive: boolean) => ({ percentage, inclusive });

describe('the state of a Stripe subscription', () => {
  test('has dates for seconds, cents, and the card', () => {
    expect(read(subscription())).toEqual({
      stripe_subscription_id: 'sub_1',
      plan_id: 'professional',
      price_cents: 2900,
      status: 'active',
      has_payment_method: true,
      card_brand: 'visa',
      card_last4: '4242',
      card_exp_month: 8,
      card_exp_year: 2030,
      trial_end: null,
      period_end: at(START + 30 * DAY),
      cancels_at: null,
      ended_at: null,
      next_charge_cents: 2900,
      next_charge_at: at(START + 30 * DAY),
      overdue_cents: null,
      next_attempt_at: null,
      tax_kind: 'none',
      included_tax_cents: 0,
      next_charge_tax_cents: null,
    });
  });

  test.each([
    [3334, 434],
    [2834, null],
    [0, null],
  ])('of a total of 3334 cents, %i of them to pay, has the taxes %s', (amount, tax) => {
    const invoice = { total: 3334, total_taxes: [{ amount: 145 }, { amount: 289 }] };
    expect(read(subscription(), { amount, invoice })).toMatchObject({
      next_charge_cents: amount,
      next_charge_tax_cents: tax,
    });
  });

  test.each([
    [{ automatic_tax: { enabled: true } }, 'by_address', 0],
    [{ default_tax_rates: [rate(5, false), rate(9.975, false)] }, 'added', 0],
    [{ default_tax_rates: [rate(5, true), rate(9.975, true)] }, 'included', 378],
  ])('maps the taxes %j to %s', (said, kind, within) => {
    expect(read(subscription(said))).toMatchObject({
      tax_kind: kind,
      included_tax_cents: within,
    });
  });

  test('uses the card of the customer where the subscription has none of its own', () => {
    const bare = subscription({ default_payment_method: null });
    expect(read(bare)).toMatchObject({ has_payment_method: false, card_last4: null });
    expect(read(bare, { method: visa })).toMatchObject({
      has_payment_method: true,
      card_last4: '4242',
    });
  });

  test('supports other payment methods than cards', () => {
    const link = subscription({ default_payment_method: { id: 'pm_2', type: 'link' } });
    expect(read(link)).toMatchObject({ has_payment_method: true, card_brand: null });
  });

  test.each([
    ['at a moment', { cancel_at: START + DAY }, START + DAY],
    ['at the end of the period', { cancel_at_period_end: true }, START + 30 * DAY],
  ])('maps a cancellation %s, without a further charge', (_, said, end) => {
    const ending = read(subscription(said));
    expect(ending).toMatchObject({ cancels_at: at(end), next_charge_cents: null });
    expect(ending.next_charge_at).toBeNull();
  });

  test('has the amount owed, and the next retry, of a failed renewal', () => {
    const invoice = { status: 'open', amount_remaining: 2900, next_payment_attempt: START + DAY };
    const failed = subscription({ status: 'past_due', latest_invoice: invoice });
    expect(read(failed)).toMatchObject({ overdue_cents: 2900, next_attempt_at: at(START + DAY) });
    const unpaid = subscription({ status: 'incomplete', latest_invoice: invoice });
    expect(read(unpaid)).toMatchObject({ overdue_cents: null, next_attempt_at: null });
  });

  test.each([
    [{ id: 'price_pre', metadata: {} }, {}, 'premium'],
    [{ id: 'price_old', metadata: { planId: 'premium' } }, {}, 'premium'],
    [{ id: 'price_old', metadata: {} }, { metadata: { planId: 'professional' } }, 'professional'],
    [{ id: 'price_old', metadata: {} }, { metadata: { planId: 'free' } }, null],
  ])('maps the price %j %j to the plan %s', (price, said, plan) => {
    const { plan_id: found } = read(subscription(said, price));
    expect(found).toBe(plan);
  });

  test('throws for a status unknown to us', () => {
    expect(() => read(subscription({ status: 'dormant' }))).toThrow('dormant');
  });
});

describe('a standing', () => {
  const stateOf = (said: object) => ({ ...read(subscription(said)), entitled_since: null });

  test.each([
    [{ status: 'active' }, 'active', 'professional'],
    [{ status: 'trialing' }, 'trialing', 'professional'],
    [{ status: 'past_due' }, 'past_due', 'professional'],
    [{ status: 'active', cancel_at_period_end: true }, 'ending', 'professional'],
    [{ status: 'trialing', default_payment_method: null }, 'free', null],
    [{ status: 'incomplete', default_payment_method: null }, 'free', null],
    [{ status: 'incomplete' }, 'free', null],
    [{ status: 'incomplete_expired' }, 'free', null],
    [{ status: 'canceled' }, 'free', null],
    [{ status: 'unpaid' }, 'free', null],
    [{ status: 'paused' }, 'free', null],
  ] as const)('of %j is %s, with the plan %s', (said, standing, plan) => {
    const row = stateOf(said);
    expect(entitledPlan(row)).toBe(plan);
    expect(standingOf(row, plan ?? 'free')).toBe(standing);
  });

  test('is ended where the plan once counted, and granted where it counts all the same', () => {
    const over = { ...stateOf({ status: 'canceled' }), entitled_since: at(START) };
    expect(standingOf(over, 'free')).toBe('ended');
    expect(standingOf(over, 'premium')).toBe('granted');
    expect(standingOf(undefined, 'premium')).toBe('granted');
    expect(standingOf(undefined, 'free')).toBe('free');
  });
});

describe('of several subscriptions', () => {
  const noTrial = {
    trial_used_at: null,
    trial_subscription_id: null,
    stripe_subscription_id: null,
  };
  const choose = (subscriptions: Stripe.Subscription[], trial: object = noTrial) => {
    const snapshot = { subscriptions, customerPaymentMethod: null };
    const { effective, surplus } = chooseSubscription(
      snapshot,
      { ...noTrial, ...trial },
      at(START + 60),
    );
    return { counts: effective?.id, surplus: surplus.map(({ id }) => id) };
  };
  const paid = subscription({ id: 'sub_paid', created: START });
  const bare = { default_payment_method: null, status: 'trialing' };
  const cardless = subscription({ ...bare, id: 'sub_bare', created: START + 10 });
  const before = { stripe_subscription_id: 'sub_over' };
  const over = subscription({ id: 'sub_over', status: 'canceled', created: START + 20 });

  test('the paid one counts, and others beside it are surplus', () => {
    expect(choose([over, cardless, paid])).toEqual({ counts: 'sub_paid', surplus: ['sub_bare'] });
  });

  test('one without a card never counts; the one known before does where all have ended', () => {
    const opened = subscription({ id: 'sub_opened', status: 'incomplete', created: START + 30 });
    expect(choose([over, cardless, opened])).toEqual({ counts: undefined, surplus: [] });
    expect(choose([over, cardless, opened], before)).toEqual({ counts: 'sub_over', surplus: [] });
  });

  test('one without a card within a day is surplus', () => {
    const left = subscription({ ...bare, id: 'sub_left', created: START - DAY });
    expect(choose([over, left], before)).toEqual({ counts: 'sub_over', surplus: ['sub_left'] });
  });

  test('the newest of two paid ones counts, in whatever order they are listed', () => {
    const newer = subscription({ id: 'sub_newer', created: START + 30 });
    const expected = { counts: 'sub_newer', surplus: ['sub_paid'] };
    expect(choose([newer, paid])).toEqual(expected);
    expect(choose([paid, newer])).toEqual(expected);
  });

  test('a second trial never counts, and is surplus', () => {
    const trial = { trial_used_at: at(START), trial_subscription_id: 'sub_first' };
    const first = subscription({ id: 'sub_first', status: 'trialing' });
    const second = subscription({ id: 'sub_second', status: 'trialing', created: START + 40 });
    expect(choose([second, first], trial)).toEqual({
      counts: 'sub_first',
      surplus: ['sub_second'],
    });
    const gone = { counts: undefined, surplus: ['sub_second'] };
    expect(choose([second, over], trial)).toEqual(gone);
  });
});
