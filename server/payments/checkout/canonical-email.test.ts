import { expect, test } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+nearhand@example.com', 'ann@example.com'],
  ['ann.lee@example.com', 'ann.lee@example.com'],
  ['A.nn.Lee+x+y@gmail.com', 'annlee@gmail.com'],
  ['annlee@googlemail.com', 'annlee@gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
])('%s is a spelling of %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox);
});

test('Different people stay different', () => {
  expect(canonicalEmail('ann@gmail.com')).not.toBe(canonicalEmail('ann@example.com'));
});
