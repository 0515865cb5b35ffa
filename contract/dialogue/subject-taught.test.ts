import { expect, test } from 'vitest';
import { conversation } from '#tests/support/conversation.ts';

const lessons = { kind: 'need', profession: 'music-teacher', confidence: 0.95 } as const;

test.each([
  ['cours de piano', 'débutante, le soir', 'Piano. débutante, le soir'],
  ['clases de batería', 'para mi hijo', 'Batería. para mi hijo'],
  ['piano teacher', 'piano for my son, he is 8', 'piano for my son, he is 8'],
  ['a music teacher', 'for my son', 'for my son'],
])('"%s", then "%s": what is to be learnt stays', (message, answer, description) => {
  const { hears, now } = conversation();
  hears(message, lessons, true);
  expect(now().step).toBe('description');
  hears(answer, { description: answer });
  expect(now().draft.description).toBe(description);
});

test('the subject of another trade is not kept', () => {
  const { hears, now } = conversation();
  hears('somebody to move my piano', { ...lessons, profession: 'mover' }, true);
  hears('from the second floor', { description: 'from the second floor' });
  expect(now().draft.description).toBe('from the second floor');
});
