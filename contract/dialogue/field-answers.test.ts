import { expect, test } from 'vitest';
import { BEGINNING } from './steps.ts';
import { conversation } from '#tests/support/conversation.ts';

const atTime = () => conversation({ ...BEGINNING, step: 'urgency' });
const urgency = 'Not urgent (within a week)';

test('a question behind the answer is answered, and the answer counts', () => {
  const { hears, now } = atTime();
  const turn = { act: 'question', about: 'privacy' } as const;
  const replies = hears('next week. and who gets my number?', { urgency, turn });
  expect(replies.slice(0, 2)).toEqual(['answer.privacy', 'urgencyNoted']);
  expect(now().draft.urgency).toBe(urgency);
});

test('a time that is asked for as a question is the answer alone', () => {
  const { hears } = atTime();
  const turn = { act: 'question', about: 'when' } as const;
  expect(hears('can somebody come next week?', { urgency, turn })[0]).toBe('urgencyNoted');
});
