import { expect, test } from 'vitest';
import { readCheckoutReturn } from './read-checkout-return.ts';

test('is null where the address has no return', () => {
  expect(read('tab=subscription')).toBeNull();
  expect(read('subscription=other&session_id=cs_1')).toBeNull();
});

test('the page of the provider names its session', () => {
  const back = { kind: 'checkout', sessionId: 'cs_1', given: true, retry: null };
  expect(read('subscription=success&session_id=cs_1')).toEqual(back);
});

test('the payment form names none', () => {
  const address = 'subscription=success&setup_intent=seti_1&redirect_status=succeeded';
  expect(read(address)).toEqual({ kind: 'form', sessionId: null, given: true, retry: null });
});

test('an address alone says nothing of a card', () => {
  expect(read('subscription=success')).toMatchObject({ kind: 'form', given: false });
});

test('a refusal by the bank keeps what a retry needs', () => {
  const setup = 'setup_intent_client_secret=seti_1_secret_2&redirect_status=failed';
  expect(read(`subscription=success&${setup}`)?.retry).toEqual({
    client_secret: 'seti_1_secret_2',
    type: 'setup',
  });
  const payment = 'payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
  expect(read(`subscription=success&${payment}`)).toEqual({
    kind: 'failed',
    sessionId: null,
    given: false,
    retry: { client_secret: 'pi_1_secret_2', type: 'payment' },
  });
});

test('leaving the page of the provider is no failure', () => {
  expect(read('subscription=cancelled')?.kind).toBe('cancelled');
});

function read(query: string) {
  return readCheckoutReturn(new URLSearchParams(query));
}
