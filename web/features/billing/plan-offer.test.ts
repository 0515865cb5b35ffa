import { describe, expect, it } from 'vitest';
import type { SubscriptionAction } from '#contract/billing/subscriptions.ts';
import { offerOf, planAction } from './plan-offer.ts';

const FREE = { id: 'free', name: 'Free', price: 0 } as const;
const PROFESSIONAL = { id: 'professional', name: 'Professional', price: 29 } as const;
const PREMIUM = { id: 'premium', name: 'Premium', price: 79 } as const;
const PLANS = [FREE, PROFESSIONAL, PREMIUM] as const;

describe('what a plan offers', () => {
  it('is marked as the current plan, whatever else is allowed', () => {
    const subscription = on(PREMIUM, ['subscribe', 'change_plan', 'cancel']);
    expect(offerOf(PREMIUM, subscription)).toEqual({ kind: 'current' });
  });

  it('begins with the trial where there is one', () => {
    expect(offerOf(PREMIUM, on(FREE, ['subscribe']))).toEqual({ kind: 'trial', planId: 'premium' });
    const without = { ...on(FREE, ['subscribe']), trialAvailable: false };
    expect(offerOf(PREMIUM, without)).toEqual({ kind: 'subscribe', planId: 'premium' });
  });

  it('is an upgrade or downgrade for a subscriber', () => {
    const allowed: SubscriptionAction[] = ['change_plan', 'cancel'];
    expect(offerOf(PREMIUM, on(PROFESSIONAL, allowed)).kind).toBe('upgrade');
    expect(offerOf(PROFESSIONAL, on(PREMIUM, allowed)).kind).toBe('downgrade');
  });

  it('is to cancel, for the free plan', () => {
    expect(offerOf(FREE, on(PROFESSIONAL, ['cancel'])).kind).toBe('leave');
    expect(offerOf(FREE, on(PROFESSIONAL, ['resume'])).kind).toBe('none');
  });

  it('is nothing that the server does not allow', () => {
    expect(offerOf(PREMIUM, on(FREE, [])).kind).toBe('none');
  });
});

describe('choosing a plan', () => {
  it('begins a trial for an anonymous visitor', () => {
    expect(actions(undefined)).toEqual(['free', 'try', 'try']);
  });

  it('begins a trial for those who had none, and a payment for those who had', () => {
    const free = on(FREE, ['subscribe']);
    expect(actions(free)).toEqual(['own', 'try', 'try']);
    expect(actions({ ...free, trialAvailable: false })).toEqual(['own', 'pay', 'pay']);
  });

  it('leads a subscriber to their subscription, for each plan but their own', () => {
    const paying = on(PROFESSIONAL, ['change_plan', 'cancel', 'manage_billing']);
    expect(actions(paying)).toEqual(['manage', 'current', 'change']);
  });

  it('promises nothing that the server does not allow', () => {
    expect(actions(on(PROFESSIONAL, []))).toEqual(['manage', 'current', 'manage']);
    expect(actions(on(FREE, []))).toEqual(['manage', 'manage', 'manage']);
  });

  it('lets a professional with a granted plan subscribe where the server does', () => {
    expect(actions(on(PROFESSIONAL, ['subscribe']))).toEqual(['manage', 'current', 'try']);
  });
});

function actions(own: ReturnType<typeof on> | undefined) {
  return PLANS.map((plan) => planAction(plan, own));
}

function on(plan: (typeof PLANS)[number], allowedActions: SubscriptionAction[]) {
  const status: 'active' | 'inactive' = plan.id === 'free' ? 'inactive' : 'active';
  return { status, plan, trialAvailable: true, allowedActions };
}
