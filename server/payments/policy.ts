import type { Standing, SubscriptionAction } from '#contract/billing/subscriptions.ts';

const ACTIONS: Readonly<Record<Standing, readonly SubscriptionAction[]>> = {
  free: ['subscribe'],
  granted: ['subscribe'],
  trialing: ['change_plan', 'cancel', 'manage_billing'],
  active: ['change_plan', 'cancel', 'manage_billing'],
  past_due: ['cancel', 'manage_billing'],
  ending: ['resume', 'manage_billing'],
  ended: ['subscribe', 'manage_billing'],
};

/** What a professional may do about the plan they pay for, where anything can be paid for. */
export function subscriptionActions(standing: Standing): readonly SubscriptionAction[] {
  return ACTIONS[standing];
}

export function maySubscribe(standing: Standing): boolean {
  return ACTIONS[standing].includes('subscribe');
}
