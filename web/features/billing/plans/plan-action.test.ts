import { describe, expect, it } from 'vitest';
import type { PlanId } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { planAction } from './plan-action.ts';

type Standing = Pick<OwnSubscription, 'status' | 'trialAvailable' | 'allowedActions'>;

function own(plan: PlanId, standing: Standing): OwnSubscription {
  return {
    ...standing,
    standing: standing.status === 'active' ? 'active' : 'free',
    plan: { id: plan, name: plan, price: 0 },
    autoRenew: true,
    endDate: null,
    trialEnd: null,
    trialRefused: false,
    nextCharge: null,
    overdue: null,
    paymentMethod: null,
    addressProven: true,
    frenchTermsFirst: false,
  };
}

const actions = (subscription?: OwnSubscription) =>
  (['free', 'professional', 'premium'] as const).map((plan) => planAction(plan, subscription));

describe('choosing a plan', () => {
  it('begins a trial for a visitor, whom nobody knows yet', () => {
    expect(actions()).toEqual(['free', 'try', 'try']);
  });

  it('begins a trial for whoever had none, and is paid for at once by whoever had', () => {
    const free: Standing = {
      status: 'inactive',
      trialAvailable: true,
      allowedActions: ['subscribe'],
    };
    expect(actions(own('free', free))).toEqual(['own', 'try', 'try']);
    expect(actions(own('free', { ...free, trialAvailable: false }))).toEqual(['own', 'pay', 'pay']);
  });

  it('leads a subscriber to their subscription, for each plan but their own', () => {
    const paying: Standing = {
      status: 'active',
      trialAvailable: false,
      allowedActions: ['change_plan', 'cancel', 'manage_billing'],
    };
    expect(actions(own('professional', paying))).toEqual(['manage', 'current', 'change']);
  });

  it('promises nothing that the server does not allow', () => {
    const given: Standing = { status: 'active', trialAvailable: true, allowedActions: [] };
    expect(actions(own('professional', given))).toEqual(['manage', 'current', 'manage']);
  });

  it('lets whoever was granted a plan subscribe where the server does', () => {
    const granted: Standing = {
      status: 'active',
      trialAvailable: true,
      allowedActions: ['subscribe'],
    };
    expect(actions(own('professional', granted))).toEqual(['manage', 'current', 'try']);
  });
});
