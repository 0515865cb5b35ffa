import { expect, test } from 'vitest';
import { syncServerTime, serverNow } from './server-clock.ts';

const answerOf = (ms: number) =>
  new Response(null, { headers: { date: new Date(Date.now() + ms).toUTCString() } });

const minutesAhead = () => Math.round((serverNow() - Date.now()) / 60_000);

test.each([
  ['put forward', 31, 31],
  ['behind', -10, -10],
  ['the same but for the way', 0.2, 0],
])('with a clock of the server that is %s', (_, minutes, ahead) => {
  syncServerTime(answerOf(minutes * 60_000));
  expect(minutesAhead()).toBe(ahead);
});

test('an answer without a time keeps the own clock', () => {
  syncServerTime(answerOf(3_600_000));
  syncServerTime(new Response(null));
  expect(minutesAhead()).toBe(0);
});
