import { expect, test } from 'vitest';
import { MESSAGES_PER_PAGE, type Message } from '#contract/requests/messages.ts';
import { withNewest, withOlder } from './loaded-messages.ts';

const message = (number: number) =>
  ({
    id: String(number).padStart(4, '0'),
    createdAt: new Date(number * 1000).toISOString(),
  }) as Message;
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const numbers = (loaded: { messages: readonly Message[] }) =>
  loaded.messages.map(({ id }) => Number(id));
const page = (last: number) => messages(last - MESSAGES_PER_PAGE + 1, last);

test('newer messages join those that are loaded', () => {
  const loaded = withOlder(withNewest(undefined, page(100)), page(100 - MESSAGES_PER_PAGE));
  expect(numbers(withNewest(loaded, page(105)))).toEqual(
    numbers({ messages: messages(101 - 2 * MESSAGES_PER_PAGE, 105) }),
  );
});

test('after an absence of more than a page no gap is shown', () => {
  const loaded = withNewest(undefined, page(100));
  expect(withNewest(loaded, page(140))).toEqual({ messages: page(140), fromTheBeginning: false });
});

test('a page that is not full is the beginning, and stays it', () => {
  const begun = withNewest(undefined, messages(1, 5));
  expect(begun.fromTheBeginning).toBe(true);
  expect(withNewest(begun, page(MESSAGES_PER_PAGE)).fromTheBeginning).toBe(true);
  expect(withNewest(begun, page(60)).fromTheBeginning).toBe(false);
});

test('older messages come before the loaded ones, each once', () => {
  const loaded = withOlder(withNewest(undefined, page(40)), messages(11, 21));
  expect(numbers(loaded)).toEqual(numbers({ messages: messages(11, 40) }));
  expect(loaded.fromTheBeginning).toBe(true);
});
