import { expect, test } from 'vitest';
import type { SubscriptionAction } from '#contract/billing/subscriptions.ts';
import { offerOf } from './offer.ts';

const FREE = { id: 'free', name: 'Free', price: 0 } as const;
const PROFESSIONAL = { id: 'professional', name: 'Professional', price: 29 } as const;
const PREMIUM = { id: 'premium', name: 'Premium', price: 79 } as const;

test('the plan that counts now is marked, whatever else is allowed', () => {
  const subscription = on(PREMIUM, ['subscribe', 'change_plan', 'cancel']);
  expect(offerOf(PREMIUM, subscription)).toEqual({ kind: 'current' });
});

test('a paid plan begins with the trial where there is one', () => {
  expect(offerOf(PREMIUM, on(FREE, ['subscribe']))).toEqual({ kind: 'trial', planId: 'premium' });
  const without = { ...on(FREE, ['subscribe']), trialAvailable: false };
  expect(offerOf(PREMIUM, without)).toEqual({ kind: 'subscribe', planId: 'premium' });
});

test('a subscriber goes up or down', () => {
  const allowed: SubscriptionAction[] = ['change_plan', 'cancel'];
  expect(offerOf(PREMIUM, on(PROFESSIONAL, allowed)).kind).toBe('upgrade');
  expect(offerOf(PROFESSIONAL, on(PREMIUM, allowed)).kind).toBe('downgrade');
});

test('going back to the free plan is cancelling', () => {
  expect(offerOf(FREE, on(PROFESSIONAL, ['cancel'])).kind).toBe('leave');
  expect(offerOf(FREE, on(PROFESSIONAL, ['resume'])).kind).toBe('none');
});

test('what the server does not allow is not offered', () => {
  expect(offerOf(PREMIUM, on(FREE, [])).kind).toBe('none');
});

function on(
  plan: typeof FREE | typeof PROFESSIONAL | typeof PREMIUM,
  allowedActions: SubscriptionAction[],
) {
  return { plan, trialAvailable: true, allowedActions };
}
