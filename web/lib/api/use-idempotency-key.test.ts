import { expect, it } from 'vitest';
import { makeIdempotencyKey } from './use-idempotency-key.ts';

it.each([0, 500, 502, 503])('a call that ended with %i is repeated with the same key', (status) => {
  const key = makeIdempotencyKey();
  const first = key.current;
  key.settle({ status });
  expect(key.current).toBe(first);
});

it.each([400, 403, 409, 429])('after a refusal with %i another call has another key', (status) => {
  const key = makeIdempotencyKey();
  const first = key.current;
  key.settle({ status });
  expect(key.current).not.toBe(first);
});
