import { expect, test } from 'vitest';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { sentenceOf } from './standing.ts';

const END = '2026-12-06T10:00:00.000Z';
const RETRY = '2026-12-07T10:00:00.000Z';

test('a trial names the day and the amount of the first charge', () => {
  const trial = {
    standing: 'trialing',
    trialEnd: END,
    nextCharge: { amount: 29, at: END },
  } as const;
  expect(sentence(trial)).toEqual({ key: 'trialing', date: END, amount: 29 });
  const unreachable = { ...trial, addressProven: false };
  expect(sentence(unreachable)).toEqual({ key: 'trialingUntold', date: END, amount: 29 });
});

test('a trial without a payment afterwards names only its end', () => {
  expect(sentence({ standing: 'trialing', trialEnd: END })).toEqual({
    key: 'trialingUntil',
    date: END,
  });
});

test('a failed payment says when it is retried', () => {
  const overdue = { amount: 29, nextAttemptAt: RETRY };
  expect(sentence({ standing: 'past_due', overdue })).toEqual({
    key: 'past_due',
    amount: 29,
    date: RETRY,
  });
});

test('a failed payment without a retry promises no date', () => {
  const overdue = { amount: 29, nextAttemptAt: null };
  expect(sentence({ standing: 'past_due', overdue })).toEqual({ key: 'lastTry', amount: 29 });
});

test('a cancelled plan says until when it is kept, also where it was a trial', () => {
  expect(sentence({ standing: 'ending', endDate: END, trialEnd: END })).toEqual({
    key: 'ending',
    date: END,
  });
});

test('a missing date is never named', () => {
  expect(sentence({ standing: 'ending' })).toEqual({ key: 'endingSoon' });
  expect(sentence({ standing: 'ended' })).toEqual({ key: 'endedBefore' });
  expect(sentence({ standing: 'granted' })).toEqual({ key: 'granted' });
});

function sentence(given: Partial<OwnSubscription>) {
  return sentenceOf({
    status: 'inactive',
    standing: 'free',
    plan: { id: 'free', name: 'Free', price: 0 },
    autoRenew: false,
    endDate: null,
    trialEnd: null,
    trialAvailable: true,
    trialRefused: false,
    nextCharge: null,
    overdue: null,
    paymentMethod: null,
    addressProven: true,
    frenchTermsFirst: false,
    allowedActions: [],
    ...given,
  });
}
