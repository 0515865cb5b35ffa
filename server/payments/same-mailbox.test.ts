import { expect, test } from 'vitest';
import { sameMailbox } from './same-mailbox.ts';

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+nearhand@example.com', 'ann@example.com'],
  ['ann.lee@example.com', 'ann.lee@example.com'],
  ['A.nn.Lee+x+y@gmail.com', 'annlee@gmail.com'],
  ['annlee@googlemail.com', 'annlee@gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
])('%s is another spelling of %s', (email, mailbox) => {
  expect(sameMailbox(email)).toBe(mailbox);
});

test('Different people stay different', () => {
  expect(sameMailbox('ann@gmail.com')).not.toBe(sameMailbox('ann@example.com'));
});
