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

/** The actions a professional may take on their subscription, where plans are sold. */
export function subscriptionActions(standing: Standing): readonly SubscriptionAction[] {
  return ACTIONS[standing];
}

export function maySubscribe(standing: Standing): boolean {
  return ACTIONS[standing].includes('subscribe');
}
