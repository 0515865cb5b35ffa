import { expect, it } from 'vitest';
import { CallError } from '#web/lib/api/call.ts';
import { creationErrorText } from './creation-error.ts';

const WORDS = { failed: 'failed', noSecret: 'no secret' };

it("repeats the server's message", () => {
  const refusal = new CallError(409, '{"error":"You have a plan.","code":"already_subscribed"}');
  expect(creationErrorText(refusal, WORDS)).toBe('You have a plan.');
});

it('has a generic message where the server gives none, or cannot be reached', () => {
  expect(creationErrorText(new CallError(502, 'Bad Gateway'), WORDS)).toBe('failed');
  expect(creationErrorText(new TypeError('Failed to fetch'), WORDS)).toBe('failed');
});

it('has a message of its own for an answer without a secret', () => {
  expect(creationErrorText(new Error('clientSecret: expected string'), WORDS)).toBe('no secret');
});
