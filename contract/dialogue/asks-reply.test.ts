import { expect, test } from 'vitest';
import { asksForReply } from './asks-reply.ts';

test.each([
  'hoy, y en cuanto tiempo me contestan??',
  'esta semana. y como cuando me hablan?',
  'How quickly will somebody get back to me? Really need it sorted today',
  'demain. en combien de temps est-ce qu’on me répond?',
  'el sabado, contestan en fin de semana?',
  'Leganés. ¿cuánto tardáis en responder?',
])('asks when somebody answers: %s', (text) => {
  expect(asksForReply(text)).toBe(true);
});

test.each([
  'today, when you get back to me ask for Sam',
  'cuando me hablen pregunten por Lupe',
  'can somebody come next week?',
  'how long does it take to paint a room?',
  'en cuanto puedan',
  'quand quelqu’un me rappelle, je suis au travail',
])('asks nothing of the kind: %s', (text) => {
  expect(asksForReply(text)).toBe(false);
});
