import { expect, it } from 'vitest';
import { CallError } from '#web/lib/api/call.ts';
import { creationErrorText } from './creation-error.ts';

const WORDS = { failed: 'failed', noSecret: 'no secret' };

it('repeats what the server says', () => {
  const refusal = new CallError(409, '{"error":"You have a plan.","code":"already_subscribed"}');
  expect(creationErrorText(refusal, WORDS)).toBe('You have a plan.');
});

it('says that it failed where the server says nothing, or cannot be reached', () => {
  expect(creationErrorText(new CallError(502, 'Bad Gateway'), WORDS)).toBe('failed');
  expect(creationErrorText(new TypeError('Failed to fetch'), WORDS)).toBe('failed');
});

it('says that there is no secret where the answer has none', () => {
  expect(creationErrorText(new Error('clientSecret: expected string'), WORDS)).toBe('no secret');
});
