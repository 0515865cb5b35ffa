import { expect, test } from 'vitest';
import { conversation } from '#tests/support/conversation.ts';

test('who looks for work is told how, and asks for nobody', () => {
  const { hears, now } = conversation();
  const turn = { act: 'question', about: 'work' } as const;
  const carer = { kind: 'need', profession: 'elder-care', confidence: 1, turn } as const;
  expect(hears('I am a carer, are you hiring?', carer, true)).toEqual([
    'answer.work',
    'ask.profession',
  ]);
  expect(now().draft.profession).toBeNull();
});
