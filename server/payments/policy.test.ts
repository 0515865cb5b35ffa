import { expect, test } from 'vitest';
import { STANDINGS } from '#contract/billing/subscriptions.ts';
import { maySubscribe, subscriptionActions } from './policy.ts';

test('a plan can be begun without a paid one, and not otherwise', () => {
  expect(STANDINGS.filter(maySubscribe)).toEqual(['free', 'granted', 'ended']);
});

test('a paying professional can cancel, and one who cancelled can resume', () => {
  const can = (action: string) =>
    STANDINGS.filter((one) => subscriptionActions(one).some((own) => own === action));
  expect(can('cancel')).toEqual(['trialing', 'active', 'past_due']);
  expect(can('resume')).toEqual(['ending']);
  expect(can('change_plan')).toEqual(['trialing', 'active']);
  expect(can('manage_billing')).toEqual(['trialing', 'active', 'past_due', 'ending', 'ended']);
});
